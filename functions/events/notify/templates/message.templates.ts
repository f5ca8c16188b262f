import { pathsOf } from '#shared/kernel/paths.ts'
import { otherParty } from '#shared/messages/chat-parties.ts'
import type { NotificationTemplates } from './notification.ts'

/** For the first unread message of a conversation; further ones are seen with it. */
export const messageTemplates = {
  'message.sent': {
    kind: 'messages',
    channels: ['mail'],
    notifications: ({
      data: { companyId, companyName, professionalId, professionalName, from, number, isFirstUnread },
    }) => {
      if (!isFirstUnread) return []
      const reader = otherParty(from)
      const parties = { professional: professionalId, practice: companyId }
      const [writer, receiver] = from === 'practice' ? [companyName, 'you'] : [professionalName, companyName]
      return [
        {
          to: reader === 'practice' ? { practice: companyId } : { user: professionalId },
          title: `New message from ${writer}`,
          text: `${writer} has written to ${receiver}. Open the conversation to read the message and reply.`,
          push: 'You have a new message.',
          link: pathsOf[reader].conversation(parties[from]),
          chat: { reader, ...parties, number },
        },
      ]
    },
  },
} satisfies NotificationTemplates
