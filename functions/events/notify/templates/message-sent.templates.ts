import type { NotificationTemplates } from './notification.ts'

/** For the first unread message of a conversation; further ones are seen with it. */
export const messageSentTemplates = {
  'message.sent': {
    kind: 'messages',
    channels: ['mail'],
    notifications: ({ data: { companyId, companyName, professionalId, professionalName, from, number, first } }) => {
      const about = { professional: professionalId, practice: companyId, number }
      const push = 'You have a new message.'
      if (!first) return []
      return from === 'practice'
        ? [
            {
              to: { user: professionalId },
              title: `New message from ${companyName}`,
              text: `${companyName} has written to you. Open the conversation to read the message and reply.`,
              push,
              link: `/locum/dashboard/messages/${companyId}`,
              chat: { reader: 'professional', ...about },
            },
          ]
        : [
            {
              to: { practice: companyId },
              title: `New message from ${professionalName}`,
              text: `${professionalName} has written to ${companyName}. Open the conversation to read the message and reply.`,
              push,
              link: `/practice/dashboard/messages/${professionalId}`,
              chat: { reader: 'practice', ...about },
            },
          ]
    },
  },
} satisfies NotificationTemplates
