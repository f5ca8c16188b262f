import { describe, expect, it } from 'vitest'
import { formatFormDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { draftOfOffer, editedBody, errorsOf, type EditDraft } from './edit-draft.ts'
import { editableView, formatChanges } from './format-changes.ts'

const today = '2026-12-01'
const shift = (date: string, start_time = '08:00') => ({ date, start_time, end_time: '17:00' })
const offer = {
  accountid: 'cmp_1',
  profession: 'Pharmacist',
  practice_region: { province: 'Gauteng', region: 'Sedibeng' },
  experience: 2,
  skills: [],
  revision: 3,
  rates: ['350', '550'],
  lunch: { allowed: true, paid: false, period: 1 },
  notes: 'Bring your card.',
  request_dates: [shift('2026-12-02'), shift('2026-12-03'), shift('2026-12-05')],
  booking_dates: ['2026-12-02'],
  available_dates: ['2026-12-03', '2026-12-05'],
} as unknown as Offer

const draft = draftOfOffer(offer)
const errors = (change: Partial<EditDraft>) => errorsOf(offer, { ...draft, ...change }, today)
const changes = (change: Partial<EditDraft>) =>
  formatChanges(editableView(offer), editedBody(offer, { ...draft, ...change }, today))

describe('the dialog that edits an offer', () => {
  it('begins with the days that are still open, and sends them unchanged', () => {
    expect([draft.start, draft.end, draft.leftOut]).toEqual(['03/12/2026', '05/12/2026', ['2026-12-04']])
    expect(editedBody(offer, draft, today)).toMatchObject({
      request_dates: [shift('2026-12-03'), shift('2026-12-05')],
      revision: 3,
    })
    expect(changes({})).toEqual([])
    expect(changes({ notes: 'Ring the bell.' })).toEqual([])
  })

  it('sends a lunch back as it was unless it is shown and chosen', () => {
    const hours = { start_time: '13:00', end_time: '18:00' }
    const request_dates = [shift('2026-12-02'), { date: '2026-12-03', ...hours }]
    const long = { start_time: '08:00', end_time: '18:00' }
    const edited = (lunch: Offer['lunch'], change: Partial<EditDraft>, days = request_dates) => {
      const before = { ...offer, request_dates: days, available_dates: ['2026-12-03'], lunch }
      const after = editedBody(before, { ...draftOfOffer(before), ...change }, today)
      return { lunch: after.lunch, changes: formatChanges(editableView(before), after).length }
    }
    const none = { allowed: false, paid: false, period: 0.5 } as const
    for (const lunch of [offer.lunch, none]) {
      expect(edited(lunch, { notes: 'Ring the bell.' })).toEqual({ lunch, changes: 0 })
      expect(edited(lunch, { hours: long })).toEqual({ lunch, changes: 1 })
    }
    expect(edited(none, { hours: long }, request_dates.slice(1))).toEqual({ lunch: offer.lunch, changes: 2 })
  })

  it('takes the days from the start date to the end date that are not left out or booked', () => {
    const { request_dates } = editedBody(offer, { ...draft, start: '01/12/2026', leftOut: [] }, today)
    expect(request_dates.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-03', '2026-12-04', '2026-12-05'])
  })

  it.each([
    [{ start: '' }, { start: 'Start date required' }],
    [{ end: ' ' }, { end: 'End date required' }],
    [{ start: '2/13/2026' }, { start: 'Date is not valid, the date format should be DD/MM/YYYY' }],
    [{ start: '30/11/2026' }, { start: 'Choose today or a later date' }],
    [{ end: '02/12/2026' }, { end: 'The end date cannot be before the start date' }],
    [{ end: formatFormDate('2027-01-20') }, { end: 'All dates of an offer must be within 31 days' }],
    [{ leftOut: ['2026-12-03', '2026-12-04', '2026-12-05'] }, { days: 'Choose at least one day' }],
    [{ rates: ['', '550'] as const }, { from: 'Required' }],
    [{ rates: ['600', '550'] as const }, { to: 'Budget to cannot be less than budget from' }],
    [{}, {}],
  ])('names the field that is wrong: %j', (change, expected) => {
    expect(errors(change)).toEqual(expected)
  })

  it('says what changes', () => {
    expect(changes({ rates: ['400', '600'] })).toEqual(['Budget: R\u00a0350–550/h becomes R\u00a0400–600/h'])
    expect(changes({ leftOut: ['2026-12-04', '2026-12-05'] })).toEqual(['No longer needed: Sat\u00a05\u00a0Dec'])
    expect(changes({ leftOut: [] })).toEqual(['New: Fri\u00a04\u00a0Dec'])
    expect(changes({ hours: { start_time: '09:00', end_time: '17:00' } })).toEqual([
      expect.stringMatching(/^Hours on Thu.3 and Sat.5.Dec: 08:00–17:00 becomes 09:00–17:00$/),
    ])
    expect(changes({ lunch: { allowed: true, paid: true, period: 0.5 } })[0]).toMatch(/^Lunch: .* becomes /)
  })
})
