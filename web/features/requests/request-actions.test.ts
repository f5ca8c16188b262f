import { expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestDay, type RequestDay } from '#shared/requests/request-days.rules.ts'
import { newRequestActions, receivedRequestActions, sentRequestActions } from './request-actions.ts'

const [mon, tue] = ['2026-12-14', '2026-12-15']
const request = (status: string, live_dates: string[]) =>
  ({ offer_type: 'private', booking_dates: [], offers_requests: [{ status, live_dates }] }) as unknown as Offer
const waiting = request('open', [mon, tue])
const approved = { approved: true }
const fine = { dates: [mon], notUnavailable: true, notBooked: true }

it('a pending request can be withdrawn, accepted and declined; an answered one cannot', () => {
  expect(sentRequestActions(waiting)).toEqual({ withdraw: {}, edit: {} })
  expect(receivedRequestActions(waiting, approved, fine)).toEqual({ accept: {}, suggest: {}, decline: {} })
  const answered = request('confirmed', [])
  expect(sentRequestActions(answered)).toEqual({})
  expect(receivedRequestActions(answered, approved, fine)).toEqual({})
})

it.each([
  ['no day is chosen', { ...fine, dates: [] }, approved, 'DATE_NOT_OPEN'],
  ['a day is no longer live', { ...fine, dates: ['2026-12-16'] }, approved, 'DATE_NOT_OPEN'],
  ['a day is off', { ...fine, notUnavailable: false }, approved, 'DAY_OFF'],
  ['the locum is booked then', { ...fine, notBooked: false }, approved, 'YOU_ARE_BOOKED'],
  ['the locum is not approved', fine, { approved: false }, 'NOT_APPROVED'],
])('accepting is held back while %s', (_, days, locum, disabled) => {
  expect(receivedRequestActions(waiting, locum, days)).toEqual({
    accept: { disabled },
    suggest: { disabled },
    decline: {},
  })
})

it('sending is disabled until the practice is approved, and for Unavailable or requested days', () => {
  const send = (practice: { approved: boolean }, ...days: RequestDay[]) => newRequestActions(practice, days).send
  const open = requestDay('open', false)
  expect(send(approved, open)).toEqual({})
  expect(send({ approved: false }, open)).toEqual({ disabled: 'NOT_APPROVED' })
  expect(send(approved, open, requestDay('unavailable', false))).toEqual({ disabled: 'DAY_UNAVAILABLE' })
  expect(send(approved, open, requestDay('partially-confirmed', true))).toEqual({ disabled: 'DAY_REQUESTED' })
})
