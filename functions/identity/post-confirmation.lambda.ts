import {
  AdminAddUserToGroupCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'
import { wire } from '#functions/wiring/wire.ts'
import { logger } from '#functions/platform/logger.ts'
import { endedSessions } from './ended-sessions.ts'
import { SignUpAttributes } from './sign-up.schema.ts'
import { calendarFeedsRepository } from '#functions/stores/calendar-feeds.repository.ts'
import { devicesRepository } from '#functions/stores/devices.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { tenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import { userPoolRepository } from '#functions/stores/user-pool.repository.ts'
import { consentUpTo } from '#shared/privacy/privacy.rules.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import { type User, usersRepository } from '#functions/stores/users.repository.ts'

const { db, env } = wire('post-confirmation')
const users = usersRepository(db, env.USERS_TABLE)
const professionals = professionalsRepository(db, env.PROFESSIONALS_TABLE)
const tenants = tenantVersionsRepository(db, env.CONFIG_TABLE)
const feeds = calendarFeedsRepository(db, env.USERS_TABLE)
const devices = devicesRepository(db, env.USERS_TABLE)
const cognito = new CognitoIdentityProviderClient({})

/** Cognito shows a trigger's error to the user, so it is the message of the first problem. */
const signUpOf = ({ request }: PostConfirmationTriggerEvent) => {
  const parsed = SignUpAttributes.safeParse(request.userAttributes)
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message)
  return parsed.data
}

/** A command of its own, so that what follows from the end of sessions happens: open connections are closed. */
function endSessionsOf(user: UserId, at: Instant): Promise<null> {
  const id = `reset#${user}#${at}`
  const by = { op: 'resetPassword', user, grant: 'own' } as const
  return runCommand(db, env.COMMANDS_TABLE, { id, hash: hashOf(id), by }, at, async () => {
    const [account, profile, registered] = await Promise.all([
      users.get(user),
      professionals.getProfile(user),
      devices.list(user),
    ])
    const stores = { users, professionals, feeds, devices }
    const ended = account
      ? endedSessions(stores, { user: account, profile, registered, at })
      : { writes: [], events: [] }
    return { ...ended, response: null }
  })
}

/**
 * Whoever resets a password may have lost a device, or another person knew it. The password is changed already, so a
 * failure is only logged. Ends with the second, so that the next sign-in, whose time is in whole seconds, is later.
 */
async function endSessions({ userPoolId, request }: PostConfirmationTriggerEvent): Promise<void> {
  const id = `usr_${request.userAttributes.sub}` as UserId
  const now = Date.now()
  const ended = [
    endSessionsOf(id, new Date(now).toISOString()),
    userPoolRepository(cognito, userPoolId).endSessions(id),
  ]
  for (const step of await Promise.allSettled(ended))
    if (step.status === 'rejected') logger.error('sessions not ended', { user: id, error: step.reason as unknown })
  await sleep(1_000 - (now % 1_000))
}

/** A command, so that what follows from a new account happens. A trigger that runs again finds the account. */
function registerOnce(user: User): Promise<null> {
  const id = `registered#${user.id}`
  const by = { op: 'signUp', user: user.id, grant: 'own' } as const
  return runCommand(db, env.COMMANDS_TABLE, { id, hash: hashOf(id), by }, user.createdAt, async () =>
    (await users.get(user.id))
      ? { writes: [], events: [], response: null }
      : { writes: [users.save(user)], events: [identityEvent('account.created', user.id)], response: null },
  )
}

/**
 * Creates the user of a confirmed account, and ends all sessions after a reset of the password. The group comes
 * last, since the API refuses accounts without one. Each step may run again: Cognito retries a slow trigger.
 */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  if (event.triggerSource === 'PostConfirmation_ConfirmForgotPassword') await endSessions(event)
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event
  const { sub, email, 'custom:role': role, 'custom:consent': consent } = signUpOf(event)
  const account = { UserPoolId: event.userPoolId, Username: event.userName }
  const id = `usr_${sub}` as UserId
  const tenant = await tenants.get(env.TENANT_ID)
  await registerOnce({
    id,
    email: email.toLowerCase(),
    role,
    consent: consentUpTo(consent, tenant?.settings.texts),
    createdAt: new Date().toISOString(),
  })
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
