import { describe, expect, it } from 'vitest'
import { previewOf, writingRefusal, type WritingFacts } from './writing.rules.ts'

const facts = (changes: Partial<WritingFacts> = {}): WritingFacts => ({
  from: 'professional',
  gone: false,
  hasBlocked: { professional: false, practice: false },
  locumBlocked: false,
  ...changes,
})
const practice = { from: 'practice' } as const
const byPractice = { hasBlocked: { professional: false, practice: true } }
const byLocum = { hasBlocked: { professional: true, practice: false } }

describe('who can write', () => {
  it.each<[string, Partial<WritingFacts>, ReturnType<typeof writingRefusal>]>([
    ['a locum where a conversation exists', {}, undefined],
    ['an approved practice', practice, undefined],
    ['a locum first, after an application', { firstMessage: { approved: true, haveDealt: true } }, undefined],
    ['a locum first, to a stranger', { firstMessage: { approved: true, haveDealt: false } }, 'CHAT_NOT_ALLOWED'],
    ['an unapproved locum first', { firstMessage: { approved: false, haveDealt: true } }, 'NOT_APPROVED'],
    ['an unapproved practice', { ...practice, viewLocumsError: 'NOT_APPROVED' }, 'NOT_APPROVED'],
    ['a locum who has blocked it', byLocum, 'CHAT_BLOCKED_BY_YOU'],
    ['a locum whose conversation the practice has blocked', byPractice, 'CHAT_NOT_ALLOWED'],
    ['a locum whom the practice has blocked', { locumBlocked: true }, 'CHAT_NOT_ALLOWED'],
    [
      'a blocked locum who never wrote',
      { locumBlocked: true, firstMessage: { approved: true, haveDealt: true } },
      'CHAT_NOT_ALLOWED',
    ],
    [
      'a blocked locum without approval who never wrote',
      { locumBlocked: true, firstMessage: { approved: false, haveDealt: true } },
      'NOT_APPROVED',
    ],
    ['a practice that has blocked the locum', { ...practice, locumBlocked: true }, 'LOCUM_BLOCKED'],
    ['a practice that has blocked it', { ...practice, ...byPractice }, 'CHAT_BLOCKED_BY_YOU'],
    ['a practice that the locum has blocked', { ...practice, ...byLocum }, 'CHAT_NOT_ALLOWED'],
    ['anybody after the other was deleted', { gone: true, ...byLocum }, 'CHAT_PARTY_GONE'],
  ])('%s', (_, changes, refusal) => {
    expect(writingRefusal(facts(changes))).toBe(refusal)
  })
})

it('a preview is one line of at most eighty characters, none of them cut in half', () => {
  expect(previewOf('  See\n\tyou  on Monday. ')).toBe('See you on Monday.')
  expect([...previewOf('🌿'.repeat(100))]).toEqual([...'🌿'.repeat(79), '…'])
  expect(previewOf('a'.repeat(80))).toBe('a'.repeat(80))
})
