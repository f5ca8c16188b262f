import { expect, it } from 'vitest'
import { acceptFacts, applyFacts, confirmFacts, datesFacts, declinedDates } from './action-facts.rules.ts'

const [mon, tue, wed] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const
const holds = { datesHold: true, notOff: true, free: true }

it('an action needs days, and each of them has to be possible', () => {
  expect(datesFacts([mon, tue], [mon, tue, wed])).toEqual({ datesHold: true })
  expect(datesFacts([mon, wed], [mon, tue])).toEqual({ datesHold: false })
  expect(datesFacts([], [mon])).toEqual({ datesHold: false })
})

it('what is not known holds', () => {
  expect(acceptFacts({ dates: [mon], live: [mon] })).toEqual({ ...holds, approved: true, revisionSeen: true })
  expect(acceptFacts({ dates: [mon], live: [mon], approved: false, notOff: false, free: false })).toMatchObject({
    approved: false,
    notOff: false,
    free: false,
  })
  expect(confirmFacts({ offerCancelled: true, dates: [tue], live: [mon] })).toMatchObject({
    offerCancelled: true,
    approved: true,
    datesHold: false,
  })
})

it('days that were declined are refused until they are opened again', () => {
  const dropped = [
    { date: mon, cause: 'declined' },
    { date: tue, cause: 'withdrawn' },
    { date: wed, cause: 'declined' },
  ] as const
  const declined = declinedDates({ revision: 2, dropped }, (date) => (date === wed ? 3 : 1))
  expect(declined).toEqual([mon])
  const offer = { profession: 'Nurse', experience: 2 }
  const applying = { offerCancelled: false, offer, locum: { profession: 'Nurse' }, open: [mon, tue, wed], declined }
  expect(applyFacts({ ...applying, dates: [tue, wed] })).toEqual({
    ...holds,
    offerCancelled: false,
    revisionSeen: true,
    eligible: false,
    declined: false,
  })
  expect(applyFacts({ ...applying, dates: [mon, wed] })).toMatchObject({ declined: true })
})
