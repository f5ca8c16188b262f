import { expect, it } from 'vitest'
import { acceptFacts, applyFacts, confirmFacts, datesPossibleFact, declinedDates } from './action-facts.rules.ts'

const [mon, tue, wed] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const
const holds = { datesPossible: true, notUnavailable: true, notBooked: true, registered: true }

it('an action needs at least one day and must be possible for each', () => {
  expect(datesPossibleFact([mon, tue], [mon, tue, wed])).toEqual({ datesPossible: true })
  expect(datesPossibleFact([mon, wed], [mon, tue])).toEqual({ datesPossible: false })
  expect(datesPossibleFact([], [mon])).toEqual({ datesPossible: false })
  expect([datesPossibleFact([mon]), datesPossibleFact([])]).toEqual([{ datesPossible: true }, { datesPossible: false }])
})

it('a missing fact does not compile', () => {
  const free = { notUnavailable: true, notBooked: true, registered: true }
  const known = { ...free, approved: false }
  const days = { dates: [mon], live: [mon] }
  expect(acceptFacts({ ...days, ...known, isRevisionCurrent: true, inTime: true })).toEqual({
    ...holds,
    approved: false,
    isRevisionCurrent: true,
    inTime: true,
  })
  expect(confirmFacts({ ...days, ...known, offerCancelled: true })).toEqual({
    ...holds,
    approved: false,
    offerCancelled: true,
  })
  // @ts-expect-error Whether the locum is approved is missing.
  acceptFacts({ ...days, ...free, isRevisionCurrent: true, inTime: true })
  // @ts-expect-error Whether the request is unchanged is missing.
  acceptFacts({ ...days, ...known, inTime: true })
  // @ts-expect-error Whether the time to answer is over is missing.
  acceptFacts({ ...days, ...known, isRevisionCurrent: true })
  // @ts-expect-error Whether the locum is booked is missing.
  confirmFacts({ ...days, approved: true, notUnavailable: true, offerCancelled: false })
})

it('declined days are refused until they are reopened', () => {
  const dropped = [
    { date: mon, cause: 'declined' },
    { date: tue, cause: 'withdrawn' },
    { date: wed, cause: 'declined' },
  ] as const
  const declined = declinedDates({ revision: 2, dropped }, (date) => (date === wed ? 3 : 1))
  expect(declined).toEqual([mon])
  const offer = { profession: 'Nurse', experience: 2 }
  const known = { isRevisionCurrent: true, notUnavailable: true, notBooked: true, registered: true }
  const applying = {
    ...known,
    offerCancelled: false,
    offer,
    locum: { profession: 'Nurse' },
    open: [mon, tue, wed],
    declined,
  }
  expect(applyFacts({ ...applying, dates: [tue, wed] })).toEqual({
    ...holds,
    offerCancelled: false,
    isRevisionCurrent: true,
    eligible: false,
    declined: false,
  })
  expect(applyFacts({ ...applying, dates: [mon, wed] })).toMatchObject({ declined: true })
})
