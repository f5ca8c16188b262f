import { expect, it } from 'vitest'
import { quotas, type QuotaName } from './quotas.ts'
import { formatQuota } from './format-quota.ts'

it('names the limit, and the first day on which there is room', () => {
  expect(formatQuota({ name: 'liveOffersPerPractice', limit: 300, until: '2026-11-27T22:00:00.000Z' })).toBe(
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
