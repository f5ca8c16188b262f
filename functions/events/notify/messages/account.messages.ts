import type { Templates } from './message.ts'

export const accountMessages = {
  'account.deleted': {
    kind: 'account',
    channels: ['mail'],
    messages: ({ data }) => [
      {
        to: { address: data.email },
        title: 'Your account is deleted',
        text: 'You can no longer sign in with this address. If you did not delete it, please contact us at once.',
        link: '/',
      },
    ],
  },
} satisfies Templates
