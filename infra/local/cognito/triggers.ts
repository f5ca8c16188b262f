import { region } from '#infra/local/local-names.ts'
import { CognitoError } from './cognito-error.ts'
import type { UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

type Sources = {
  postConfirmation: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword'
  customMessage:
    | 'CustomMessage_SignUp'
    | 'CustomMessage_ResendCode'
    | 'CustomMessage_ForgotPassword'
    | 'CustomMessage_AdminCreateUser'
}

const names = { postConfirmation: 'PostConfirmation', customMessage: 'CustomMessage' } as const

interface Call<Trigger extends keyof Sources> {
  source: Sources[Trigger]
  clientId: string
  clientMetadata?: Record<string, string> | undefined
  /** What this trigger gets beside the user's attributes. */
  request?: object
}

/** Returns the trigger’s response. As in AWS, what the user did stays done if it fails; the caller gets the error. */
export async function runTrigger<Trigger extends keyof Sources>(
  { settings, invokeFunction }: UserPool,
  trigger: Trigger,
  user: User,
  { source, clientId, clientMetadata = {}, request }: Call<Trigger>,
): Promise<Record<string, string>> {
  const arn = settings[trigger]
  if (!arn) return {}
  const event = {
    version: '1',
    region,
    userPoolId: settings.poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource: source,
    request: {
      userAttributes: { sub: user.sub, ...user.attributes, 'cognito:user_status': user.status },
      clientMetadata,
      ...request,
    },
    response: {},
  }
  const answer = await invokeFunction(arn, event).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CognitoError('UserLambdaValidationException', `${names[trigger]} failed with error ${reason}.`)
  })
  return (answer as { response?: Record<string, string> } | undefined)?.response ?? {}
}
