import { afterAll, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  offerInput,
  post,
  shiftAhead,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'
import { type Contender, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds } from '#tests/support/rounds.ts'

const ROUNDS = longRounds({ usual: 4, full: 100 })
/** New practices after so many rounds, before they reach the limit of open offers. */
const EACH_PRACTICE = 50

const { api, admin, practice, rival, race, renewPractices, stop } = await startRace()
afterAll(stop)

type Round = { locum: Caller; contenders: Contender[] }

const dates = [7, 8, 9].map(ahead)
const confirming =
  (by: Practice, offer: Offer, locum: Caller, days?: string[]): Contender =>
  () =>
    api.send('confirmApplication', by.member, {
      params: { offerId: offer.id },
      body: { id: locum.id, ...(days && { dates: days }) },
    })
const applying =
  (locum: Caller, offer: Offer, days: string[]): Contender =>
  () =>
    api.send('applyToOffer', locum, { params: { id: offer.id }, body: { revision: offer.revision, dates: days } })
const cancellingOffer =
  (offer: Offer): Contender =>
  () =>
    api.send('cancelOffer', practice.member, {
      params: { offerId: offer.id },
      body: { status_reason: 'We close that week.' },
    })

const applied = async (): Promise<{ locum: Caller; offer: Offer }> => {
  const locum = await createLocum(api, {}, admin)
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  return { locum, offer }
}

const rounds: Record<string, () => Promise<Round & { wins: readonly number[]; check?: () => Promise<void> }>> = {
  'confirm against cancel booking': async () => {
    const { locum, offer } = await applied()
    const other = await post(api, rival)
    await apply(api, locum, other)
    const booking = await confirm(api, practice, offer, locum)
    const cancelling: Contender = () =>
      api.send('cancelBooking', locum, {
        params: { bookingId: booking.id, accountId: locum.id },
        body: { status_reason: 'My child is ill.' },
      })
    return { locum, contenders: [cancelling, confirming(rival, other, locum)], wins: [1, 2] }
  },
  'confirm against withdraw': async () => {
    const { locum, offer } = await applied()
    return { locum, contenders: [confirming(practice, offer, locum), applying(locum, offer, [])], wins: [1] }
  },
  'confirm against cancel offer': async () => {
    const { locum, offer } = await applied()
    return {
      locum,
      contenders: [confirming(practice, offer, locum, dates.slice(0, 2)), cancellingOffer(offer)],
      wins: [1, 2],
    }
  },
  'confirm against another’s confirm, day by day': async () => {
    const { locum, offer } = await applied()
    const other = await post(api, rival)
    await apply(api, locum, other)
    return {
      locum,
      contenders: dates.flatMap((day) => [
        confirming(practice, offer, locum, [day]),
        confirming(rival, other, locum, [day]),
      ]),
      wins: [3],
    }
  },
  'confirm against change and decline': async () => {
    const { locum, offer } = await applied()
    const declining: Contender = () =>
      api.send('rejectApplication', practice.member, {
        params: { offerId: offer.id },
        body: { id: locum.id, status_reason: 'We found someone nearer.' },
      })
    return {
      locum,
      contenders: [
        confirming(practice, offer, locum, dates.slice(0, 1)),
        applying(locum, offer, dates.slice(0, 2)),
        declining,
      ],
      wins: [1, 2, 3, 4, 5, 6],
    }
  },
  'confirm and cancel booking against changes of the calendar': async () => {
    const [{ locum, offer }, other] = [
      await applied(),
      await post(api, rival, { request_dates: [shiftAhead(10, '19:00', '07:00')] }),
    ]
    await apply(api, locum, other)
    const booking = await confirm(api, practice, offer, locum, dates.slice(0, 1))
    const posting = {
      date: ahead(6),
      end_date: ahead(12),
      status: 'available',
      start_time: '08:00',
      end_time: '17:00',
    } as const
    const { id } = await api.call('postAvailability', locum, { body: posting })
    const changing: Contender[] = [
      () => api.send('postAvailability', locum, { body: { ...posting, end_date: ahead(8), status: 'open' } }),
      () =>
        api.send('editAvailability', locum, {
          params: { id, date: ahead(9) },
          body: { scope: 'following', status: 'unavailable' },
        }),
      () => api.send('removeAvailability', locum, { params: { id, date: ahead(8) }, query: { scope: 'day' } }),
      () =>
        api.send('cancelBooking', locum, {
          params: { bookingId: booking.id, accountId: locum.id },
          body: { status_reason: 'My child is ill.' },
        }),
    ]
    return {
      locum,
      contenders: [confirming(rival, other, locum), ...changing],
      wins: Array.from({ length: 15 }, (_, won) => won + 1),
    }
  },
  'apply against edit': async () => {
    const locum = await createLocum(api, {}, admin)
    const offer = await post(api, practice)
    const editing: Contender = () =>
      api.send('editOffer', practice.member, {
        params: { id: offer.id },
        body: { ...offerInput(practice.companyId), rates: [400, 600] },
      })
    const { member } = practice
    const check = async () => {
      const { revision, offers_requests } = await readOffer(api, member, offer)
      const [application] = offers_requests
      // An application for the earlier terms has ended, and one that was sent later is for the new ones.
      if (application?.live_dates.length) expect(application.revision).toBe(revision)
      expect(revision).toBe(2)
    }
    return { locum, contenders: [applying(locum, offer, dates), editing], wins: [3, 4, 5, 6], check }
  },
  'apply against cancel offer': async () => {
    const locum = await createLocum(api, {}, admin)
    const offer = await post(api, practice)
    const cancelled = cancellingOffer(offer)
    return {
      locum,
      contenders: [applying(locum, offer, dates), cancelled, confirming(practice, offer, locum)],
      wins: [1, 2, 3, 4, 5, 6],
    }
  },
}

it.each(Object.keys(rounds))(
  `%s: hours, calendar, bookings and offers match, ${ROUNDS} times (seed ${raceSeed})`,
  async (name) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round % EACH_PRACTICE === 0) await renewPractices()
      const { locum, contenders, wins, check } = await (rounds[name] as (typeof rounds)[string])()
      const { won, refused } = await race(contenders)
      expect(refused.filter(({ status }) => status !== 409 && status !== 404).map(({ body }) => body.error)).toEqual([])
      expect(wins).toContain(won)
      await check?.()
      await expectConsistent(api, locum)
    }
  },
  300_000,
)
