import { AdminCreateUserCommand, AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { usersRepository } from '#functions/stores/users.repository.ts'
import type { Role } from '#shared/kernel/roles.ts'
import type { Notification } from '#shared/notifications/notifications.schema.ts'
import { callerOf, startApi, type Caller, type StartOptions } from './api.ts'
import { eventually, startEvents } from './events.ts'
import { createAdmin, createLocum, newAddress } from './people.ts'

const isTitled = (title: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? title === wanted : wanted.test(title)

/** The API with its event consumers: notifications, mails and user pool accounts. */
export const startApiWithEvents = async (
  options?: StartOptions & { collectSeconds?: number; pauseSeconds?: number },
) => {
  const api = await startApi(options)
  const events = await startEvents(options)
  const admin = await createAdmin(api)
  const notesOf = async (caller: Caller): Promise<Notification[]> =>
    (await api.call('listNotifications', caller, { query: {} })).Items
  return {
    api,
    events,
    admin,
    /** An approved locum. */
    newLocum: (changes = {}) => createLocum(api, changes, admin),
    notesOf,
    subjectsTo: ({ email }: Caller): string[] => events.mailsTo(email).map(({ subject }) => subject),
    notified: (caller: Caller, title: string | RegExp) =>
      eventually(async () => (await notesOf(caller)).find((note) => isTitled(note.title, title))),
    mailed: (caller: Caller, subject: string | RegExp) =>
      eventually(() => events.mailsTo(caller.email).find((mail) => isTitled(mail.subject, subject))),
    /** A user who also has an account in the user pool. */
    signUpToSignIn: async (role: Role): Promise<{ caller: Caller; sub: string }> => {
      const email = newAddress()
      const { User } = await events.cognito.send(
        new AdminCreateUserCommand({ UserPoolId: events.userPoolId, Username: email, MessageAction: 'SUPPRESS' }),
      )
      const sub = User?.Attributes?.find(({ Name }) => Name === 'sub')?.Value ?? ''
      const caller = callerOf(role, email, sub)
      await usersRepository(api.db, 'users').register({
        id: caller.id,
        email,
        role,
        createdAt: new Date().toISOString(),
      })
      return { caller, sub }
    },
    canSignIn: (sub: string): Promise<boolean> =>
      events.cognito.send(new AdminGetUserCommand({ UserPoolId: events.userPoolId, Username: sub })).then(
        () => true,
        () => false,
      ),
    stop: async () => {
      await events.stop()
      await api.stop()
    },
  }
}
