import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApi, type Api, type ApiResponse, type Caller, type OperationName } from '#tests/support/api.ts'
import { accept, decline, end, sendRequest } from '#tests/support/booking-requests.ts'
import { bookNowRequest, createInstantLocum, instantLimits } from '#tests/support/instant-booking.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  days,
  effectOf,
  liveOf,
  newWorld,
  offerStatusOf,
  whos,
  type Command,
  type Day,
  type Who,
  type World,
} from '#tests/support/offer-model.ts'
import {
  ahead,
  createAdmin,
  createPractice,
  offerInput,
  post,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'
import { longRounds } from '#tests/support/rounds.ts'

const SEQUENCES = longRounds({ usual: 100, full: 10_000 })
/** New people after so many sequences, each of which has its own three days. */
const EACH_CAST = 100
const DAILY_LIMIT = 10

type Cast = { poster: Practice; asker: Practice; locums: [Caller, Caller]; left: [number, number] }
type Play = {
  cast: Cast
  first: number
  offer: Offer
  requests: [Offer | undefined, Offer | undefined]
  bookings: Booking[]
  edits: number
}

let api: Api
let admin: Caller
let cast: Cast
let played = 0

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

const newCast = async (): Promise<Cast> => {
  const [poster, asker] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
  const locum = async () => {
    const made = await createInstantLocum(api, [asker.companyId], [364], admin)
    await api.call('saveInstantBooking', made, { body: { ...instantLimits, daily_limit: DAILY_LIMIT } })
    return made
  }
  return { poster, asker, locums: [await locum(), await locum()], left: [DAILY_LIMIT, DAILY_LIMIT] }
}

const reason = { status_reason: 'The fridge has failed.' }
const shiftOn = (date: string) => ({ date, start_time: '08:00', end_time: '17:00' })

/** The command as its party sends it. */
const send = async (play: Play, command: Command): Promise<ApiResponse> => {
  const { cast: people, first, offer } = play
  const { poster, asker, locums } = people
  const dateOf = (day: Day) => ahead(first + day)
  const dates = 'on' in command ? command.on.map(dateOf) : []
  const who = 'who' in command ? command.who : 0
  const locum = locums[who]
  const request = play.requests[who] as Offer
  const sender = request?.accountid === poster.companyId ? poster : asker
  const of = (id: string) => ({ params: { offerId: id } })
  const to = (name: OperationName, by: Caller, parts: object) => api.send(name, by, parts)
  const fullDays = (on: readonly Day[], from: Practice) =>
    sendRequest(
      locum,
      from,
      on.map((day) => first + day),
    )
  switch (command.do) {
    case 'apply':
      return to('applyToOffer', locum, { params: { id: offer.id }, body: { dates } })
    case 'withdraw':
      return to('applyToOffer', locum, { params: { id: offer.id }, body: { dates: [] } })
    case 'confirm':
      return to('confirmApplication', poster.member, { ...of(offer.id), body: { id: locum.id, dates } })
    case 'reject':
      return to('rejectApplication', poster.member, { ...of(offer.id), body: { id: locum.id, ...reason } })
    case 'edit':
    case 'editNotes': {
      play.edits += 1
      const changed = command.do === 'edit' ? { rates: [350, 550 + play.edits] } : { notes: `Notes ${play.edits}` }
      const body = { ...offerInput(poster.companyId), request_dates: days.map((day) => shiftOn(dateOf(day))) }
      const seen = await api.send('getOffer', poster.member, { params: { id: offer.id } })
      const { rates = body.rates, notes = '' } = (seen.body.data ?? {}) as Partial<Offer>
      return to('editOffer', poster.member, { params: { id: offer.id }, body: { ...body, rates, notes, ...changed } })
    }
    case 'cancelOffer':
      return to('cancelOffer', poster.member, { ...of(offer.id), body: reason })
    case 'deleteOffer':
      return to('deleteOffer', poster.member, { params: { id: offer.id } })
    case 'send':
      return to('requestBooking', asker.member, fullDays(command.on, asker))
    case 'ask': {
      const { body } = fullDays(command.on, poster)
      return to('sendPrivateOffer', poster.member, { body: { ...body, professionalId: locum.id, fills: offer.id } })
    }
    case 'editRequest':
      return to('editPrivateOffer', sender.member, {
        params: { id: request.id },
        body: fullDays(command.on, sender).body,
      })
    case 'withdrawRequest':
      return to('cancelBookingRequest', sender.member, end(request))
    case 'decline':
      return to('rejectBookingRequest', locum, decline(request, dates))
    case 'accept':
      return to('acceptBookingRequest', locum, accept(request, dates))
    case 'counter':
      return to('suggestRate', locum, { ...of(request.id), body: { rate: 610, dates } })
    case 'acceptCounter':
      return to('acceptSuggestedRate', sender.member, { ...of(request.id), body: {} })
    case 'declineCounter':
      return to('declineSuggestedRate', sender.member, { ...of(request.id), body: reason })
    case 'bookNow':
      return to(
        'bookNow',
        asker.member,
        bookNowRequest(
          locum,
          asker.companyId,
          command.on.map((day) => first + day),
        ),
      )
    case 'markOff':
    case 'post': {
      const set =
        command.do === 'post'
          ? { start_time: '08:00', end_time: '18:00', status: 'available' }
          : { status: 'unavailable' }
      return to('changeCalendar', locum, { body: { changes: [{ dates: [dateOf(command.day)], set }] } })
    }
    case 'cancelBooking':
    case 'undo': {
      const booking = play.bookings[command.which] as Booking
      const isLocum = command.by === 'locum'
      const owner = locums.find(({ id }) => id === booking.professional.id) as Caller
      const member = booking.accountid === poster.companyId ? poster.member : asker.member
      const params = { bookingId: booking.id, accountId: isLocum ? owner.id : booking.accountid }
      const body = { ...reason, ...(command.do === 'cancelBooking' && { dates }) }
      return to(command.do === 'undo' ? 'undoBooking' : 'cancelBooking', isLocum ? owner : member, { params, body })
    }
  }
}

/** Keeps what later commands name. */
const remember = (play: Play, command: Command, { data }: ApiResponse['body']): void => {
  if (command.do === 'send' || command.do === 'ask' || command.do === 'editRequest')
    play.requests[command.who] = data as Offer
  if (command.do === 'confirm' || command.do === 'accept' || command.do === 'acceptCounter' || command.do === 'bookNow')
    play.bookings.push(data as Booking)
}

/** A command about what isn't there can't be sent. */
const canBeSent = ({ requests, bookings }: World, command: Command): boolean => {
  if (command.do === 'cancelBooking') return bookings[command.which] !== undefined
  if (command.do === 'undo') {
    const booking = bookings[command.which]
    // Nor is one that an undo would bring back beside a later one.
    return booking !== undefined && (!booking.request || booking.request.sent === requests[booking.who])
  }
  const needsRequest: Command['do'][] = [
    'editRequest',
    'withdrawRequest',
    'decline',
    'accept',
    'counter',
    'acceptCounter',
    'declineCounter',
  ]
  if (needsRequest.includes(command.do)) return requests[(command as { who: Who }).who] !== undefined
  // A second request beside a pending one is not in the model.
  return (command.do !== 'send' && command.do !== 'ask') || !requests[command.who]?.live.size
}

const expectSame = async (play: Play, world: World): Promise<void> => {
  const { cast: people, offer, requests, bookings, first } = play
  const dayOf = (date: string) => days.find((day) => ahead(first + day) === date)
  const seen = await api.send('getOffer', people.poster.member, { params: { id: offer.id } })
  if (world.deleted) expect(seen.status).toBe(404)
  else {
    const { status, booking_dates, offers_requests } = seen.body.data as Offer
    expect(status).toBe(offerStatusOf(world))
    expect(booking_dates.map(dayOf)).toEqual([...world.booked.keys()].sort())
    for (const who of whos) {
      const found = offers_requests.find(({ id }) => id === people.locums[who].id)
      expect((found?.live_dates ?? []).map(dayOf)).toEqual(liveOf(world, who))
    }
  }
  for (const who of whos) {
    const [request, expected] = [requests[who], world.requests[who]]
    if (!request || !expected) continue
    const { offers_requests } = await readOffer(api, people.locums[who], request)
    const [found] = offers_requests as Offer['offers_requests']
    expect(found?.live_dates.map(dayOf)).toEqual([...expected.live].sort())
    if (expected.live.size > 0) expect(found?.status).toBe(expected.countered ? 'requested' : 'open')
  }
  expect(bookings).toHaveLength(world.bookings.length)
  for (const [at, { kept, who }] of world.bookings.entries()) {
    const id = bookings[at]?.id as Booking['id']
    const booking = (await api.call('getBooking', people.locums[who], { params: { bookingId: id } })) as Booking
    expect(booking.status).toBe(kept.size > 0 ? 'confirmed' : 'cancelled')
    const stillBooked = booking.booking_dates_times.filter(({ cancelled }) => !cancelled)
    expect(stillBooked.map(({ date }) => dayOf(date))).toEqual([...kept].sort())
  }
}

const who = fc.constantFrom(...whos)
const on = fc.subarray([...days], { minLength: 1 })
const which = fc.nat({ max: 3 })
const by = fc.constantFrom('locum' as const, 'practice' as const)
const named = <const Name extends Command['do']>(...names: Name[]) => fc.constantFrom(...names)

const commandNames = {
  ofDays: ['apply', 'confirm', 'accept', 'decline', 'counter', 'send', 'ask', 'editRequest', 'bookNow'],
  ofLocum: ['withdraw', 'reject', 'withdrawRequest', 'acceptCounter', 'declineCounter'],
  ofCalendar: ['markOff', 'post', 'post'],
  ofOffer: ['edit', 'edit', 'editNotes', 'cancelOffer', 'deleteOffer'],
  cancel: ['cancelBooking'],
  undo: ['undo'],
} as const

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: named(...commandNames.ofDays),
      who,
      on,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: named(...commandNames.ofLocum),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: named(...commandNames.ofCalendar), who, day: fc.constantFrom(...days) }) },
  { weight: 1, arbitrary: fc.record({ do: named(...commandNames.ofOffer) }) },
  { weight: 1, arbitrary: fc.record({ do: named(...commandNames.cancel), which, by, on }) },
  { weight: 1, arbitrary: fc.record({ do: named(...commandNames.undo), which, by }) },
)

/** Availability can always be posted. */
const outcomes = [...new Set(Object.values(commandNames).flat())]
  .flatMap((name) => (name === 'post' ? [`${name} done`] : [`${name} done`, `${name} refused`]))
  .sort()

it(`every command does what a small model of the rules says, in ${SEQUENCES} sequences`, async () => {
  const sent = new Map<string, number>()
  const play = async (commands: readonly Command[]): Promise<void> => {
    if (played % EACH_CAST === 0) cast = await newCast()
    const first = 7 + (played % EACH_CAST) * days.length
    played += 1
    const request_dates = days.map((day) => shiftOn(ahead(first + day)))
    const offer = await post(api, cast.poster, { request_dates })
    const stage: Play = { cast, first, offer, requests: [undefined, undefined], bookings: [], edits: 0 }
    const world = newWorld(cast.left)
    for (const next of commands) {
      if (!canBeSent(world, next)) continue
      const effect = effectOf(world, next)
      const answer = await send(stage, next)
      const label = `${JSON.stringify(next)} answered ${JSON.stringify(answer.body.error?.code ?? 'done')}`
      expect([effect ? 200 : 'refused', label]).toEqual([answer.status === 200 ? 200 : 'refused', label])
      // A deleted offer is none that can be named.
      const refused = next.do === 'ask' && world.deleted ? [400, 409] : [404, 409]
      if (answer.status !== 200) expect(refused, label).toContain(answer.status)
      const key = `${next.do} ${effect ? 'done' : 'refused'}`
      sent.set(key, (sent.get(key) ?? 0) + 1)
      effect?.()
      if (effect) remember(stage, next, answer.body)
    }
    cast.left = world.left
    await expectSame(stage, world)
    // A practice can only have some pending requests to one locum.
    for (const one of whos) if (world.requests[one]?.live.size) await send(stage, { do: 'withdrawRequest', who: one })
    if (played % 10 === 0) for (const locum of cast.locums) await expectConsistent(api, locum)
  }
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 14 }), play), {
    numRuns: SEQUENCES,
    endOnFailure: true,
  })
  // Enough sequences reach every command, with both outcomes.
  if (SEQUENCES >= 1000) expect([...sent.keys()].sort()).toEqual(outcomes)
}, 7_200_000)
