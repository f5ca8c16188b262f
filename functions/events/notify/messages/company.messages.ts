import type { Templates } from './message.ts'

export const companyMessages = {
  'company.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => [
      {
        to: { practice: subject },
        title: `${data.companyName} is approved`,
        text: 'You can now find locums, post shifts and confirm who works them.',
        link: '/practice/dashboard',
      },
    ],
  },
  'company.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data }) => [
      {
        to: { practice: subject },
        title: `${data.companyName} is being checked again`,
        text: 'Until it is approved you cannot look for locums, post shifts or confirm anyone. Bookings you already have stay.',
        link: '/practice/dashboard',
      },
    ],
  },
  'company.deleted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    messages: ({ data }) =>
      data.members.map((member) => ({
        to: { user: member },
        title: `${data.companyName} was deleted`,
        text: 'Another member has deleted this practice. Its open offers are cancelled.',
        link: '/',
      })),
  },
} satisfies Templates
