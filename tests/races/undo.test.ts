import { afterAll, beforeAll, expect, it } from 'vitest'
import { reactions } from '#functions/events/react/reactions.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApi, type Api, type ApiResponse, type Caller } from '#tests/support/api.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  createAdmin,
  createLocum,
  createPractice,
  offerInput,
  post,
  type Practice,
} from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'

/** Of each of the five contests, 1,000 in all with `npm run test:long`. */
const ROUNDS = longRounds({ usual: 5, full: 200 })
/** New people after so many rounds, each of which has its own two days. */
const EACH_CAST = 25

let api: Api
let practice: Practice
let other: Practice
let locums: [Caller, Caller, Caller]

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const renew = async (): Promise<void> => {
  const admin = await createAdmin(api)
  practice = await createPractice(api)
  other = await createPractice(api, 'Vineyard Pharmacy')
  locums = [await createLocum(api, {}, admin), await createLocum(api, {}, admin), await createLocum(api, {}, admin)]
}

const reason = { status_reason: 'The wrong person.' }
const shift = (date: string) => ({ date, start_time: '08:00', end_time: '17:00' })

type Round = { offer: Offer; day: string; next: string; booking: Booking; confirmed: string; undone: string }

const undo = ({ booking, undone }: Round): Promise<ApiResponse> =>
  api.send('undoBooking', practice.member, {
    params: { bookingId: booking.id, accountId: practice.companyId },
    body: reason,
    key: undone,
  })

const confirmSecond = ({ offer, day }: Round, key: string): Promise<ApiResponse> =>
  api.send('confirmApplication', practice.member, {
    params: { offerId: offer.id },
    body: { id: locums[1].id, dates: [day] },
    key,
  })

const applyFor = (locum: Caller, { offer }: Pick<Round, 'offer'>, dates: string[]): Promise<ApiResponse> =>
  api.send('applyToOffer', locum, { params: { id: offer.id }, body: { dates } })

const edit = ({ offer, day, next }: Round): Promise<ApiResponse> =>
  api.send('editOffer', practice.member, {
    params: { id: offer.id },
    body: { ...offerInput(practice.companyId), rates: [350, 600], request_dates: [day, next].map(shift) },
  })

/** What follows from the event of a command, if it was done. */
const follow = async (key: string): Promise<void> => {
  const command = `${practice.member.id}#${key}`
  const record = await api.item('commands', command)
  const [event] = (record?.events ?? []) as { type: 'booking.undone' }[]
  if (event)
    await reactions(followUpRepositories(api) as never)[event.type]?.({
      ...event,
      origin: `${command}#0`,
      at: record?.at,
      by: causedBy(),
    } as never)
}

const liveOf = async ({ id }: Offer, by = practice): Promise<string[][]> => {
  const { offers_requests } = (await api.call('getOffer', by.member, { params: { id } })) as Offer
  return locums.map((locum) => offers_requests.find((application) => application.id === locum.id)?.live_dates ?? [])
}

/** The first locum is booked for the day; they and the second have applied for it and the next. */
const begin = async (round: number): Promise<Round & { elsewhere: Offer }> => {
  const at = 7 + (round % EACH_CAST) * 2
  const [day, next] = [ahead(at), ahead(at + 1)]
  const request_dates = [day, next].map(shift)
  const offer = await post(api, practice, { request_dates })
  const elsewhere = await post(api, other, { request_dates })
  for (const locum of [locums[0], locums[1]]) await apply(api, locum, offer)
  await apply(api, locums[0], elsewhere)
  const keys = { confirmed: `confirm-${round}`, undone: `undo-${round}` }
  const { body } = await api.send('confirmApplication', practice.member, {
    params: { offerId: offer.id },
    body: { id: locums[0].id, dates: [day] },
    key: keys.confirmed,
  })
  return { offer, elsewhere, day, next, booking: body.data, ...keys }
}

/** What happens at the same moment as the undo and what follows from it, and who is pending in the end. */
const contests: Record<string, (round: Round, key: string) => Promise<(left: string[][]) => void>> = {
  'another is confirmed': async (round, key) => {
    const { day, next } = round
    const [, { status }] = await Promise.all([undo(round), confirmSecond(round, key)])
    const both = [day, next]
    return (left) => expect(left).toEqual(status === 200 ? [[next], [next], []] : [both, both, []])
  },
  'a third applies': async (round) => {
    const { day, next } = round
    const [, { status }] = await Promise.all([undo(round), applyFor(locums[2], round, [day])])
    const both = [day, next]
    return (left) => expect(left).toEqual([both, both, status === 200 ? [day] : []])
  },
  'the second withdraws': async (round) => {
    const { day, next } = round
    const [, { status }] = await Promise.all([undo(round), applyFor(locums[1], round, [])])
    expect(status).toBe(200)
    return (left) => expect(left).toEqual([[day, next], [], []])
  },
  'the offer is edited': async (round) => {
    const [, { status }] = await Promise.all([undo(round), edit(round)])
    expect(status).toBe(200)
    return (left) => expect(left).toEqual([[], [], []])
  },
  'the confirmation is still being followed': async (round) => {
    const { day, next, confirmed, undone } = round
    await Promise.all([undo(round).then(() => follow(undone)), follow(confirmed)])
    const both = [day, next]
    return (left) => expect(left).toEqual([both, both, []])
  },
}

it(`an undo brings back what it should, whatever happens at the same moment, ${ROUNDS} times each`, async () => {
  let played = 0
  for (const [name, contest] of Object.entries(contests)) {
    for (let at = 0; at < ROUNDS; at += 1) {
      if (played % EACH_CAST === 0) await renew()
      played += 1
      const round = await begin(played)
      const { offer, elsewhere, booking, confirmed, undone, day, next } = round
      const expectLeft = await contest(round, `second-${played}`)
      await Promise.all([follow(confirmed), follow(undone), follow(`second-${played}`)])
      expectLeft(await liveOf(offer))
      expect(await liveOf(elsewhere, other), name).toEqual([[day, next], [], []])
      expect((await api.item('bookings', booking.id, 'BOOKING'))?.days[day].cancelled, name).toBe(true)
      await api.call('cancelOffer', practice.member, { params: { offerId: offer.id }, body: reason })
      await api.call('cancelOffer', other.member, { params: { offerId: elsewhere.id }, body: reason })
    }
    for (const locum of locums) await expectConsistent(api, locum)
  }
}, 3_600_000)
