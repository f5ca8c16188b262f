import { afterAll, expect, it } from 'vitest'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { accept, sendRequest, decline, end } from '#tests/support/booking-requests.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  createLocum,
  post,
  shiftAhead,
  shiftsAhead,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'
import { type Contender, EACH, raceSeed, startRace } from '#tests/support/race.ts'
import { longRounds, scaledRounds } from '#tests/support/rounds.ts'

/** Rounds of one locum, each on its own days. */
const EACH_LOCUM = 8

/** What all compete for, and how many of them may succeed. */
type Round = { contenders: Contender[]; wins: (won: number) => unknown }

const { api, admin, practice, rival, race, renewPractices, stop } = await startRace()
afterAll(stop)

// It reads the addresses of the tables when it is loaded.
const { handler: runAgenda } = await import('#functions/events/agenda/agenda.lambda.ts')

let locum: Caller
let round = 0

/** Days of the round, on which no earlier round has booked the locum. */
const days = (...which: number[]) => which.map((day) => 7 + (round % EACH_LOCUM) * 10 + day)
const send = (by: Practice, request: number[]): Promise<Offer> =>
  api.call('requestBooking', by.member, sendRequest(locum, by, request))
const accepting =
  (offer: Offer, dates?: LocalDate[], by?: Caller): Contender =>
  () =>
    api.send('acceptBookingRequest', by ?? locum, accept(offer, dates))
const declining =
  (offer: Offer, dates?: LocalDate[]): Contender =>
  () =>
    api.send('rejectBookingRequest', locum, decline(offer, dates))
const withdrawing =
  (offer: Offer, by: Practice): Contender =>
  () =>
    api.send('cancelBookingRequest', by.member, end(offer))
const confirming =
  (offer: Offer, by: Practice, applicant = locum): Contender =>
  () =>
    api.send('confirmApplication', by.member, { params: { offerId: offer.id }, body: { id: applicant.id } })
/** Each attempt posts the same day again, so that either all of them succeed or none does. */
const markingUnavailable =
  (day: number): Contender =>
  () =>
    api.send('postAvailability', locum, { body: { date: ahead(day), status: 'unavailable' } })
/** The day and another one in one command. */
const markingBothUnavailable =
  (day: number): Contender =>
  () =>
    api.send('changeCalendar', locum, {
      body: { changes: [{ dates: [ahead(day), ahead(day + 1)], set: { status: 'unavailable' } }] },
    })
const suggesting =
  ({ id }: Offer): Contender =>
  () =>
    api.send('suggestRate', locum, { params: { offerId: id }, body: { rate: 610 } })
const acceptingRate =
  ({ id }: Offer, by: Practice): Contender =>
  () =>
    api.send('acceptSuggestedRate', by.member, { params: { offerId: id }, body: {} })
/** The agenda, at the end of the time to answer. It succeeds whoever was faster. */
const expiring =
  ({ respond_by = '' }: Offer): Contender =>
  async () => {
    await runAgenda({ time: respond_by })
    return { status: 200, headers: {}, body: {} } as ApiResponse
  }
/** A public offer for a day of the round. */
const postDay = (): Promise<Offer> =>
  post(api, practice, {
    request_dates: shiftsAhead(...days(0)),
  })
/** A private one that fills it. */
const askToFill = ({ id, accountid, lunch, request_dates }: Offer, { id: professionalId }: Caller): Promise<Offer> =>
  api.call('sendPrivateOffer', practice.member, {
    body: { accountid, lunch, request_dates, professionalId, fills: id } as never,
  })
const isUnavailable = async (day: number): Promise<boolean> =>
  (await api.item('calendars', locum.id, ahead(day).slice(0, 7)))?.days[ahead(day)]?.mark === 'off'
const bookedOrUnavailable = (won: number) => expect([1, EACH]).toContain(won)
const exactly = (wanted: number) => (won: number) => expect(won).toBe(wanted)

/** `refusals` are the errors that losers may get: only that somebody else was faster, and how. */
const races: Record<string, { rounds: number; refusals: readonly ErrorCode[]; prepare: () => Promise<Round> }> = {
  'accept against accept, on overlapping days': {
    rounds: longRounds({ usual: 10, full: 100 }),
    refusals: ['STALE_STATE', 'YOU_ARE_BOOKED'],
    prepare: async () => {
      const [mine, theirs] = [await send(practice, days(0, 1)), await send(rival, days(1, 2))]
      return { contenders: [accepting(mine), accepting(theirs)], wins: exactly(1) }
    },
  },
  'accept against a practice’s confirm, on overlapping days': {
    rounds: scaledRounds(15),
    refusals: ['STALE_STATE', 'YOU_ARE_BOOKED', 'ALREADY_BOOKED'],
    prepare: async () => {
      const [request, offer] = [
        await send(practice, days(0, 1)),
        await post(api, rival, {
          request_dates: days(1, 2).map((day) => shiftAhead(day, '12:00', '20:00')),
        }),
      ]
      await apply(api, locum, offer)
      return { contenders: [accepting(request), confirming(offer, rival)], wins: exactly(1) }
    },
  },
  'accept against take back': {
    rounds: scaledRounds(40),
    refusals: ['STALE_STATE'],
    prepare: async () => {
      const request = await send(practice, days(0, 1))
      return { contenders: [accepting(request), withdrawing(request, practice)], wins: exactly(1) }
    },
  },
  'accept against marking the day off': {
    rounds: scaledRounds(15),
    refusals: ['STALE_STATE', 'DAY_OFF', 'DAY_BOOKED'],
    prepare: async () => {
      const [day = 0] = days(0)
      return {
        contenders: [accepting(await send(practice, [day])), markingUnavailable(day)],
        wins: bookedOrUnavailable,
      }
    },
  },
  'a practice’s confirm against marking the day and another off': {
    rounds: scaledRounds(15),
    refusals: ['STALE_STATE', 'DAY_UNAVAILABLE', 'DAY_BOOKED'],
    prepare: async () => {
      const [day = 0] = days(0)
      const offer = await post(api, practice, {
        request_dates: shiftsAhead(day),
      })
      await apply(api, locum, offer)
      const wins = async (won: number) => {
        bookedOrUnavailable(won)
        expect([await isUnavailable(day), await isUnavailable(day + 1)]).toEqual([won === EACH, won === EACH])
      }
      return { contenders: [confirming(offer, practice), markingBothUnavailable(day)], wins }
    },
  },
  'accept against a practice’s confirm of another locum, for the day that the request fills': {
    rounds: longRounds({ usual: 4, full: 100 }),
    refusals: ['STALE_STATE', 'DATE_NOT_OPEN'],
    prepare: async () => {
      const offer = await postDay()
      const applicant = await createLocum(api, {}, admin)
      await apply(api, applicant, offer)
      const sent = await askToFill(offer, locum)
      return { contenders: [accepting(sent), confirming(offer, practice, applicant)], wins: exactly(1) }
    },
  },
  'accept against another locum’s accept, of requests that fill the same day': {
    rounds: longRounds({ usual: 4, full: 100 }),
    refusals: ['STALE_STATE', 'DATE_NOT_OPEN'],
    prepare: async () => {
      const offer = await postDay()
      const other = await createLocum(api, {}, admin)
      const [first, second] = [await askToFill(offer, locum), await askToFill(offer, other)]
      const wins = async (won: number) => {
        expect(won).toBe(1)
        await expectConsistent(api, other)
      }
      return { contenders: [accepting(first), accepting(second, undefined, other)], wins }
    },
  },
  'accept against suggesting a rate': {
    rounds: longRounds({ usual: 4, full: 100 }),
    refusals: ['STALE_STATE'],
    prepare: async () => {
      const request = await send(practice, days(0, 1))
      return { contenders: [accepting(request), suggesting(request)], wins: exactly(1) }
    },
  },
  'the practice’s acceptance of a suggested rate against its withdrawal by the locum': {
    rounds: longRounds({ usual: 4, full: 100 }),
    refusals: ['STALE_STATE'],
    prepare: async () => {
      const request = await send(practice, days(0, 1))
      await suggesting(request)()
      return { contenders: [acceptingRate(request, practice), declining(request)], wins: exactly(1) }
    },
  },
  'accept against the end of the time to answer': {
    rounds: longRounds({ usual: 4, full: 100 }),
    refusals: ['STALE_STATE'],
    prepare: async () => {
      const request = await send(practice, days(0, 1))
      const { member } = practice
      const wins = async (won: number) => {
        const { offers_requests } = await readOffer(api, member, request)
        const ended = won === EACH ? { status: 'cancelled', ended: 'expired' } : { status: 'confirmed' }
        expect([EACH, EACH + 1]).toContain(won)
        expect(offers_requests[0]).toMatchObject(ended)
      }
      return { contenders: [accepting(request), expiring(request)], wins }
    },
  },
  'accept day by day against decline and take back': {
    rounds: scaledRounds(15),
    refusals: ['STALE_STATE', 'DATE_NOT_OPEN'],
    prepare: async () => {
      const request = await send(practice, days(0, 1))
      const [one, other] = request.available_dates
      const wins = (won: number) => expect([1, 2]).toContain(won)
      return {
        contenders: [
          accepting(request, [one ?? '']),
          accepting(request, [other ?? '']),
          declining(request, [one ?? '']),
          withdrawing(request, practice),
        ],
        wins,
      }
    },
  },
}

it.each(Object.entries(races).map(([name, { rounds, ...rest }]) => [name, rounds, rest] as const))(
  `%s: no day is booked twice; calendar, bookings, requests and search entries match, %i times (seed ${raceSeed})`,
  async (_, rounds, { refusals, prepare }) => {
    for (round = 0; round < rounds; round += 1) {
      if (round % EACH_LOCUM === 0) {
        locum = await createLocum(api, {}, admin)
        await renewPractices()
      }
      const { contenders, wins } = await prepare()
      const { won, refused } = await race(contenders)
      expect(
        refused.filter(({ body }) => !refusals.includes(body.error?.code)).map(({ status, body }) => [status, body]),
      ).toEqual([])
      await wins(won)
      // Each round leaves its state to the next one of the same locum.
      if (round % EACH_LOCUM === EACH_LOCUM - 1 || round === rounds - 1) await expectConsistent(api, locum)
    }
  },
  600_000,
)
