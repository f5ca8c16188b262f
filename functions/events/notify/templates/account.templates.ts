import type { NotificationTemplates } from './notification.ts'

export const accountTemplates = {
  'account.deleted': {
    kind: 'account',
    channels: ['mail'],
    notifications: ({ data }) => [
      {
        to: { address: data.email },
        title: 'Your account has been deleted',
        text: 'You can no longer sign in with this e-mail address. If you did not delete your account, please contact us at once.',
        link: '/',
      },
    ],
  },
} satisfies NotificationTemplates
