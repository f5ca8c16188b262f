import { byRole, type NotificationTemplates } from './notification.ts'

export const companyTemplates = {
  'company.approved': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data }) =>
      byRole(
        'search for locums, send booking requests and post offers',
        'search for locums and send booking requests',
      ).map(([roles, what]) => ({
        to: { practice: subject, roles },
        title: `${data.companyName} is approved`,
        text: `You can now ${what}.`,
        push: 'Your practice is approved.',
        link: '/practice/dashboard',
      })),
  },
  'company.approval-removed': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ subject, data }) =>
      byRole('search for locums, post offers or confirm applicants', 'search for locums or send booking requests').map(
        ([roles, what]) => ({
          to: { practice: subject, roles },
          title: `${data.companyName} is pending approval again`,
          text: `Until it is approved again, you can’t ${what}. Your existing bookings are not affected. We will let you know as soon as it is approved.`,
          push: 'Your practice is pending approval again.',
          link: '/practice/dashboard',
        }),
      ),
  },
  'company.deleted': {
    kind: 'account',
    channels: ['in-app', 'mail'],
    notifications: ({ data }) =>
      data.members.map((member) => ({
        to: { user: member },
        title: `${data.companyName} has been deleted`,
        text: 'An owner has deleted this practice, so its open offers and booking requests are cancelled. If this was a mistake, please contact us.',
        push: 'A practice of yours has been deleted.',
        link: '/',
      })),
  },
} satisfies NotificationTemplates
