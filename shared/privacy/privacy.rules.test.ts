import { expect, it } from 'vitest'
import {
  answerBy,
  consentsOf,
  consentUpTo,
  isAgreed,
  privacyAppointments,
  signUpConsent,
  versionsOf,
} from './privacy.rules.ts'

const createdAt = '2026-11-20T08:00:00.000Z'

it('the consent of a sign-up names both versions; before texts had numbers it was a date', () => {
  expect(versionsOf(signUpConsent({ terms: 2, privacy: 13 }))).toEqual({ terms: 2, privacy: 13 })
  for (const other of ['2026-11-20', 't0-p0']) expect(versionsOf(other)).toEqual({ terms: 1, privacy: 1 })
})

it('the consent of a sign-up counts up to the versions that there are', () => {
  const current = { terms: 2, privacy: 3 }
  expect(consentUpTo('t2-p2', current)).toBe('t2-p2')
  expect(consentUpTo('t999999-p999999', current)).toBe('t2-p3')
  expect(consentUpTo('2026-11-20', current)).toBe('t1-p1')
  expect(consentUpTo('t2-p2')).toBe('t1-p1')
})

it('a person is asked again once either text has changed', () => {
  const current = { terms: 2, privacy: 3 }
  expect(isAgreed({ terms: 2, privacy: 3 }, current)).toBe(true)
  expect(isAgreed({ terms: 9, privacy: 9 }, current)).toBe(false)
  expect(isAgreed({ terms: 1, privacy: 3 }, current)).toBe(false)
  expect(isAgreed({ terms: 2, privacy: 2 }, current)).toBe(false)
  expect(isAgreed(undefined, current)).toBe(false)
})

it('consents are that of the sign-up and those since', () => {
  const later = { terms: 2, privacy: 1, at: '2026-12-01T08:00:00.000Z' }
  expect(consentsOf({ consent: 't1-p1', createdAt }, [later])).toEqual([{ terms: 1, privacy: 1, at: createdAt }, later])
  expect(consentsOf({ createdAt }, [])).toEqual([])
})

it('a request is answered within thirty days, and the agency is reminded a week before', () => {
  expect(answerBy('2026-11-30T22:30:00.000Z')).toBe('2026-12-31')
  expect(privacyAppointments({ answerBy: '2026-12-31' })).toEqual([{ at: '2026-12-24T06:00:00.000Z', what: 'remind' }])
})
