import type { Templates } from './message.ts'

export const professionalMessages = {
  'professional.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    messages: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is approved',
        text: 'You can now apply for shifts.',
        link: '/locum/dashboard',
      },
    ],
  },
  'professional.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    messages: ({ subject }) => [
      {
        to: { user: subject },
        title: 'Your profile is being checked again',
        text: 'Until it is approved you cannot apply for shifts or be booked. Bookings you already have stay.',
        link: '/locum/dashboard',
      },
    ],
  },
} satisfies Templates
