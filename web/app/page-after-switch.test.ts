import { expect, it } from 'vitest'
import { paths } from '#shared/kernel/paths.ts'
import { pageAfterSwitch } from './page-after-switch.ts'

const { practice } = paths

// A locum is the same for every practice that can see them.
it.each([
  [practice.dashboard, '', practice.dashboard],
  [practice.calendar, '?month=2026-12', practice.calendar],
  [practice.offers, '?show=history', practice.offers],
  [practice.offer('off_1'), '', practice.offers],
  [practice.newOffer, '?from=off_1', practice.newOffer],
  [practice.request('off_2'), '', practice.requests],
  [practice.booking('B1'), '', practice.bookings],
  [practice.conversation('usr_1'), '', practice.messages],
  [practice.search, '?profession=Pharmacist&locum=usr_1', practice.search],
  [practice.locums, '', practice.locums],
  [practice.locum('usr_1'), '?dates=2026-12-01', practice.locum('usr_1')],
  [practice.profile, '?section=address', `${practice.profile}?section=address`],
  [practice.accountSettings, '?section=security', `${practice.accountSettings}?section=security`],
  [practice.userManagement, '', practice.userManagement],
  [practice.completeSignup, '?step=about-step', practice.dashboard],
  [practice.another, '', practice.dashboard],
  [practice.data, '', practice.dashboard],
  [paths.userUnapproved, '', practice.dashboard],
  ['/practice/no-such-page', '', practice.dashboard],
])('%s%s leads to %s of another practice', (pathname, search, page) => {
  expect(pageAfterSwitch({ pathname, search })).toBe(page)
})
