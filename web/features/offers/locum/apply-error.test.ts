import { expect, it } from 'vitest'
import { ApiError } from '#web/platform/api-error.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { ErrorDetails } from '#shared/kernel/errors.ts'
import { applyErrorText } from './apply-error.tsx'

const refusal = (code: ErrorCode, details: ErrorDetails = {}) =>
  new ApiError(code, 'What the server says.', { details })

it('names the days of the error, and what to do', () => {
  const why = applyErrorText(refusal('DAY_OFF', { dates: ['2026-12-14', '2026-12-15'] }))
  expect(why.title).toBe('You marked Mon\u00a014 and Tue\u00a015\u00a0Dec Unavailable in your calendar.')
  expect(why.next).toBe('Nothing was sent. Check your days and apply again.')
  expect(applyErrorText(refusal('YOU_ARE_BOOKED', { dates: ['2026-12-14'] })).title).toBe(
    'You are already booked on Mon\u00a014\u00a0Dec.',
  )
})

it('uses the server’s message if it has none of its own', () => {
  expect(applyErrorText(refusal('NOT_ELIGIBLE'))).toEqual({
    title: 'What the server says.',
    next: 'Nothing was sent. Your days and rates are kept.',
  })
  expect(applyErrorText(new Error('Broken.')).title).toBe('Broken.')
})
