import type { ChatRefusal } from '#shared/messages/messages.schema.ts'
import { chatButtonText } from './chat-button.text.ts'

/** In place of the text field. `name` is the other party's; `begun`: there are messages. */
export const refusals: Record<ChatRefusal, (name: string, begun: boolean) => string> = {
  NOT_APPROVED: () => chatButtonText.notApproved,
  PRACTICE_INCOMPLETE: () => 'You can write to locums once your practice’s profile is complete.',
  CHAT_NOT_ALLOWED: (name, begun) =>
    begun
      ? `You can’t write to ${name} now. What was written before stays here.`
      : `You can write to ${name} once there is an application, a request or a booking between you, or once they have written to you.`,
  CHAT_BLOCKED_BY_YOU: (name) => `You have blocked messages from ${name}, so neither of you can write here.`,
  LOCUM_BLOCKED: (name) => `Your practice has blocked ${name}, so neither of you can write here.`,
  CHAT_PARTY_GONE: (name) => `${name} is no longer on this site, so a message would not be read.`,
}

export const chatText = {
  title: (name: string) => `Chat with ${name}`,
  again: 'Try again',
  about: 'The shift that this is about',
}
