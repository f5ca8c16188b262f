import type { NotificationTemplates } from './notification.ts'

export const professionalTemplates = {
  'professional.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is approved',
        text: 'You can now apply for offers and be booked. Add your availability so that practices can find you.',
        push: 'Your profile is approved.',
        link: '/locum/dashboard',
      },
    ],
  },
  'professional.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is pending approval again',
        text: 'Until it is approved again, you can’t apply for offers or be booked. Your existing bookings are not affected. We will let you know as soon as it is approved.',
        push: 'Your profile is pending approval again.',
        link: '/locum/dashboard',
      },
    ],
  },
} satisfies NotificationTemplates
