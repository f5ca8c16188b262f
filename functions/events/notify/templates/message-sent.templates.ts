import type { NotificationTemplates } from './message.ts'

/** For the first unread message of a conversation; further ones are seen with it. */
export const messageSentTemplates = {
  'message.sent': {
    kind: 'messages',
    channels: ['mail'],
    messages: ({ data: { companyId, companyName, professionalId, professionalName, from, first } }) => {
      const parties = { professional: professionalId, practice: companyId }
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
              chat: { reader: 'professional', ...parties },
            },
          ]
        : [
            {
              to: { practice: companyId },
              title: `New message from ${professionalName}`,
              text: `${professionalName} has written to ${companyName}. Open the conversation to read the message and reply.`,
              push,
              link: `/practice/dashboard/messages/${professionalId}`,
              chat: { reader: 'practice', ...parties },
            },
          ]
    },
  },
} satisfies NotificationTemplates
