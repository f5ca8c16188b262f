import {
  AdminAddUserToGroupCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import type { UserId } from '#shared/kernel/ids.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { logger } from '#functions/platform/logger.ts'
import { PostConfirmationEnv } from './post-confirmation.env.ts'
import { SignUpAttributes } from './sign-up.schema.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'

const [db, { USERS_TABLE }] = [documentClient(), readEnv(PostConfirmationEnv)]
const users = usersRepository(db, USERS_TABLE)
const feeds = calendarFeedsRepository(db, USERS_TABLE)
const cognito = new CognitoIdentityProviderClient({})

/** Cognito shows a trigger's error to the user, so it is the message of the first problem. */
const signUpOf = ({ request }: PostConfirmationTriggerEvent) => {
  const parsed = SignUpAttributes.safeParse(request.userAttributes)
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
  return parsed.data
}

/**
 * Whoever resets a password may have lost a device, which has the private calendar address. The password is changed
 * already, so that a failure is logged only.
 */
const endFeed = async ({ request: { userAttributes } }: PostConfirmationTriggerEvent): Promise<void> => {
  const user = `usr_${userAttributes.sub}` as UserId
  await feeds.remove(user).catch((error: unknown) => logger.error('calendar address not ended', { user, error }))
}

/**
 * Creates the user of a confirmed account, and ends the calendar address after a reset of the password. The group comes
 * last, since the API refuses accounts without one. Each step may run again: Cognito retries a slow trigger.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endFeed(event)
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
  const { sub, email, 'custom:role': role, 'custom:consent': consent } = signUpOf(event)
  const account = { UserPoolId: event.userPoolId, Username: event.userName }
  const id = `usr_${sub}` as UserId
  await users.register({ id, email, role, consent, createdAt: new Date().toISOString() })
  await cognito.send(
    new AdminUpdateUserAttributesCommand({
      ...account,
      UserAttributes: [{ Name: 'zoneinfo', Value: 'Africa/Johannesburg' }],
    }),
  )
  await cognito.send(new AdminAddUserToGroupCommand({ ...account, GroupName: role }))
  logger.info('registered', { user: id, role })
  return event
}
