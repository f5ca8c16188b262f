import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { startApi, type Api, type Caller } from '#tests/support/api.ts'
import { ahead, apply, createAdmin, createLocum, createPractice, post, type Practice } from '#tests/support/people.ts'
import { scaledRounds } from '#tests/support/rounds.ts'

const ROUNDS = scaledRounds(40)
const CONTENDERS = 50
const PRACTICES = 5
/** New practices after this many rounds, since the same ones would reach their limit of offers. */
const RENEWED = 100

let api: Api
let admin: Caller
let practices: Practice[]

beforeAll(async () => {
  api = await startApi()
  admin = await createAdmin(api)
})
afterAll(() => api.stop())

/** One offer per practice, all for the same hours of one day. */
const rivals = (day: string): Promise<Offer[]> =>
  Promise.all(
    practices.map((practice) =>
      post(api, practice, { request_dates: [{ date: day, start_time: '08:00', end_time: '17:00' }] }),
    ),
  )

it(`books a locum’s day once, whichever of ${CONTENDERS} confirms it at the same moment, ${ROUNDS} times`, async () => {
  const outcomes = { booked: 0, refused: new Map<string, number>() }
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round % RENEWED === 0)
      practices = await Promise.all(
        Array.from({ length: PRACTICES }, (_, index) => createPractice(api, `Practice ${index}`)),
      )
    const locum = await createLocum(api, {}, admin)
    const day = ahead(7 + (round % 20))
    const offers = await rivals(day)
    for (const offer of offers) await apply(api, locum, offer)
    const answers = await Promise.all(
      Array.from({ length: CONTENDERS }, (_, index) => {
        const [practice, offer] = [practices[index % PRACTICES], offers[index % PRACTICES]]
        return api.send('confirmApplication', practice?.member, {
          params: { offerId: offer?.id },
          body: { id: locum.id },
        })
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers.filter((response) => response.status !== 200)) {
      expect(status).toBe(409)
      outcomes.refused.set(body.error.code, (outcomes.refused.get(body.error.code) ?? 0) + 1)
    }
    const bookings = await api.call('listProfessionalBookings', locum, {
      params: { userId: locum.id, start: ahead(0), end: ahead(60) },
    })
    expect(bookings.Count).toBe(1)
    const month = await api.item('calendars', locum.id, day.slice(0, 7))
    expect(month?.days[day].slots).toHaveLength(1)
    outcomes.booked += bookings.Count
  }
  expect(outcomes.booked).toBe(ROUNDS)
  expect([...outcomes.refused.keys()].sort()).toEqual(['ALREADY_BOOKED', 'STALE_STATE'])
}, 600_000)
