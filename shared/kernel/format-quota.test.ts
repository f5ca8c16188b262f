import { expect, it } from 'vitest'
import { quotas, type QuotaName } from './quotas.ts'
import { formatQuota, shownQuota } from './format-quota.ts'

it('names the limit, and the first day on which there is room', () => {
  expect(formatQuota({ name: 'openOffersPerPractice', limit: 300, until: '2026-11-27T22:00:00.000Z' })).toBe(
    'Your practice can have 300 open offers at once. Cancel one you no longer need, or post this one from Sat 28 Nov on.',
  )
})

it('names no day where waiting does not help', () => {
  expect(formatQuota({ name: 'practicesPerAccount', limit: 7 })).toBe(
    'Your account can have 7 practices. Delete one you no longer run, or contact us to raise the limit.',
  )
})

it('has a sentence with the limit for each', () => {
  for (const name of Object.keys(quotas) as QuotaName[])
    expect(formatQuota({ name, limit: 4_321 })).toMatch(/^[A-Z].*\b4\u00a0321\b.*\.$/)
})

it('is shown to programs by a name of the API, with a South African day and no instant', () => {
  expect(shownQuota({ name: 'messagesPerChatDay', limit: 2_000, until: '2026-11-27T22:00:00.000Z' })).toEqual({
    name: 'messages-in-a-conversation-a-day',
    limit: 2_000,
    from: '2026-11-28',
  })
  const names = (Object.keys(quotas) as QuotaName[]).map((name) => shownQuota({ name, limit: 1 }).name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})
