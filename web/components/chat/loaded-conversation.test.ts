import { describe, expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { ConversationSummary, Message } from '#shared/messages/messages.schema.ts'
import { notYetIn, type LoadedConversation, withMessage, withNewest, withOlder } from './loaded-conversation.ts'

const locum = 'usr_1' as UserId
const practice = 'cmp_1' as CompanyId

const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  message: `Message ${id}`,
  sentByID: id % 2 ? locum : practice,
  receivedByID: id % 2 ? practice : locum,
  createdAt: `2026-11-22T09:${String(id % 60).padStart(2, '0')}:00.000Z`,
  isSeen: false,
  ...more,
})
const about = (more: Partial<ConversationSummary> = {}): ConversationSummary => ({
  name: 'Thandi Nkosi',
  unread: 0,
  seen: 0,
  blocked: false,
  ...more,
})
/** As the API answers: newest first. */
const page = (numbers: number[], more: { nextToken?: string; summary?: ConversationSummary } = {}) => ({
  items: numbers.toReversed().map((id) => message(id)),
  summary: about(),
  ...more,
})
const numbersOf = ({ messages }: Pick<LoadedConversation, 'messages'>) => messages.map(({ id }) => id)

describe('a conversation', () => {
  it('has the messages oldest first, and knows where older ones begin', () => {
    const conversation = withNewest(undefined, page([4, 5, 6], { nextToken: '4' }), practice)
    expect(numbersOf(conversation)).toEqual([4, 5, 6])
    expect(conversation.older).toBe('4')
    const all = withOlder(conversation, '4', page([1, 2, 3]))
    expect(numbersOf(all)).toEqual([1, 2, 3, 4, 5, 6])
    expect(all.older).toBeUndefined()
  })

  it('has each message once, whether it comes with an answer or a poll', () => {
    const sent = message(4, { clientId: 'client-4' })
    const polled = withNewest(withNewest(undefined, page([1, 2, 3]), practice), page([1, 2, 3, 4]), practice)
    const both = withMessage(withMessage(polled, sent) ?? polled, sent)
    expect(numbersOf(both ?? polled)).toEqual([1, 2, 3, 4])
    expect(both?.messages.at(-1)?.clientId).toBe('client-4')
  })

  it('keeps what an overtaken answer does not know yet', () => {
    const conversation = withMessage(withNewest(undefined, page([1, 2]), practice), message(3)) as LoadedConversation
    expect(numbersOf(withNewest(conversation, page([1, 2]), practice))).toEqual([1, 2, 3])
  })

  it('keeps what was loaded of older messages when the newest are read again', () => {
    const conversation = withOlder(withNewest(undefined, page([3, 4], { nextToken: '3' }), practice), '3', page([1, 2]))
    const polled = withNewest(conversation, page([4, 5], { nextToken: '4' }), practice)
    expect(numbersOf(polled)).toEqual([1, 2, 3, 4, 5])
    expect(polled.older).toBeUndefined()
  })

  it('begins anew rather than with a gap, if more has arrived than a page holds', () => {
    const conversation = withNewest(undefined, page([1, 2]), practice)
    const far = withNewest(conversation, page([9, 10], { nextToken: '9' }), practice)
    expect(numbersOf(far)).toEqual([9, 10])
    expect(far.older).toBe('9')
    expect(withMessage(conversation, message(4))).toBeUndefined()
    expect(numbersOf(withMessage(conversation, message(3)) as LoadedConversation)).toEqual([1, 2, 3])
  })

  it('leaves out older messages that were asked for before it began anew', () => {
    const conversation = withNewest(undefined, page([9, 10], { nextToken: '9' }), practice)
    expect(withOlder(conversation, '3', page([1, 2]))).toBe(conversation)
  })

  it('never takes back that a message was seen', () => {
    const seen = withNewest(undefined, page([1, 2], { summary: about({ seen: 2 }) }), practice)
    expect(withNewest(seen, page([1, 2], { summary: about({ seen: 1 }) }), practice).summary.seen).toBe(2)
    const read = withNewest(undefined, { ...page([]), items: [message(1, { isSeen: true })] }, practice)
    expect(withMessage(read, message(1))?.messages[0]?.isSeen).toBe(true)
  })
})

describe('the first new message', () => {
  const opened = (other: typeof locum | typeof practice, unread: number) =>
    withNewest(undefined, page([1, 2, 3, 4, 5], { summary: about({ unread }) }), other)

  it('counts the other party’s messages alone', () => {
    expect(opened(locum, 2).firstNew).toBe(3)
    expect(opened(practice, 1).firstNew).toBe(4)
  })

  it('is the oldest that is loaded, if there are more', () => expect(opened(locum, 40).firstNew).toBe(1))

  it('is none if everything was read', () => expect(opened(locum, 0).firstNew).toBeUndefined())

  it('stays when the page is read again before the reader has looked', () => {
    const again = withNewest(opened(locum, 1), page([1, 2, 3, 4, 5]), locum)
    expect(again.firstNew).toBe(5)
    expect(
      withNewest({ ...again, firstNew: undefined }, page([4, 5, 6, 7], { summary: about({ unread: 1 }) }), locum)
        .firstNew,
    ).toBe(7)
  })
})

describe('unsent messages', () => {
  it('are shown until they arrive, by whichever way', () => {
    const unsent = [{ clientId: 'client-1' }, { clientId: 'client-2' }]
    expect(notYetIn(unsent, [message(7, { clientId: 'client-1' }), message(8)])).toEqual([{ clientId: 'client-2' }])
  })
})
