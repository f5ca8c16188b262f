import { region } from '#infra/local/local-names.ts'
import { CognitoError } from './cognito-error.ts'
import type { UserPool } from './user-pool.ts'
import type { User } from './user-store.ts'

type Source = 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword'

/** As in AWS, the user stays confirmed if the trigger fails, and the caller gets the error. */
export async function runPostConfirmation(
  { settings, invokeFunction }: UserPool,
  user: User,
  triggerSource: Source,
  clientId: string,
  clientMetadata: Record<string, string> = {},
) {
  if (!settings.postConfirmation) return
  const event = {
    version: '1',
    region,
    userPoolId: settings.poolId,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
    triggerSource,
    request: {
      userAttributes: { sub: user.sub, ...user.attributes, 'cognito:user_status': user.status },
      clientMetadata,
    },
    response: {},
  }
  await invokeFunction(settings.postConfirmation, event).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CognitoError('UserLambdaValidationException', `PostConfirmation failed with error ${reason}.`)
  })
}
