import * as z from 'zod/mini'
import { telling, type Messages } from './message.ts'

const Deleted = z.object({ email: z.string() })

export const accountMessages: Messages = {
  'account.deleted': telling(Deleted, ({ email }) => [
    {
      kind: 'account',
      to: { address: email },
      title: 'Your account is deleted',
      text: 'You can no longer sign in with this address. If you did not delete it, please contact us at once.',
      link: '/',
      mail: true,
    },
  ]),
}
