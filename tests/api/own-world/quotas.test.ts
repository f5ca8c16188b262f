import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import { newId } from '#functions/platform/context.ts'
import { addDays, endOfDay, formatCardDate, type Instant } from '#shared/kernel/dates.ts'
import { shownQuota } from '#shared/kernel/format-quota.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { quotas, type QuotaName } from '#shared/kernel/quotas.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { accept, sendRequest, decline, end } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { startFaultyDynamo, type Fault } from '#tests/support/faulty-dynamo.ts'
import { mailsItem } from '#functions/stores/mails.items.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  offerInput,
  post,
  today,
  onDays,
  type Practice,
} from '#tests/support/people.ts'

const dynamo = await startFaultyDynamo()
const { api, newLocum, events, mailed, notesOf, notified, stop } = await startApiWithEvents({
  through: dynamo.through,
})
afterAll(async () => {
  await stop()
  await dynamo.stop()
})

const offers = offersRepository(api.db, 'offers')
const refusal = (name: QuotaName, until?: Instant) => [
  429,
  {
    code: 'QUOTA_EXCEEDED',
    details: { quota: shownQuota({ name, limit: quotas[name], ...(until && { until }) }) },
  },
]
const statusAndError = ({ status, body }: ApiResponse) => [status, body.error]

/**
 * Copies of an offer, each `days` long and from this day on. With `spread`, each booking request is for another locum.
 */
const fill = async ({ id }: Offer, count: number, first: number, { days = 1, spread = false } = {}): Promise<void> => {
  const { pk: _pk, sk: _sk, ...like } = (await offers.getOffer(id)) as OfferState & Record<'pk' | 'sk', string>
  const [shift] = Object.values(like.days)
  const dates = Array.from({ length: days }, (_, day) => ahead(first + day))
  const to = () =>
    like.request && {
      ...like.request,
      professional: { ...like.request.professional, ...(spread && { id: `usr_${crypto.randomUUID()}` as UserId }) },
    }
  const copy = () =>
    ({
      ...like,
      version: undefined,
      id: newId('off'),
      request: to(),
      days: Object.fromEntries(dates.map((date) => [date, { ...shift }])),
    }) as OfferState
  await writeAll(
    api.db,
    Array.from({ length: count }, () => offers.putOffer(copy())),
  )
}

const tryToPost = ({ member, companyId }: Practice, ...days: number[]) =>
  api.send('postOffer', member, { body: offerInput(companyId, onDays(...days)) })
const cancel = ({ member }: Practice, id: string) =>
  api.call('cancelOffer', member, { params: { offerId: id as Offer['id'] }, body: { status_reason: 'We close.' } })

describe('requests of one practice to one locum', () => {
  it('are limited, so that other practices can still send theirs', async () => {
    const [practice, rival, locum] = [
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
      await newLocum(),
    ]
    const first = (await api.call('requestBooking', practice.member, sendRequest(locum, practice, [5]))) as Offer
    await fill(first, quotas.openRequestsPerPracticeAndLocum - 1, 6)
    expect(
      statusAndError(await api.send('requestBooking', practice.member, sendRequest(locum, practice, [9]))),
    ).toMatchObject(refusal('openRequestsPerPracticeAndLocum', endOfDay(ahead(5))))
    expect((await api.send('requestBooking', rival.member, sendRequest(locum, rival, [9]))).status).toBe(200)
    expect(
      (await api.send('requestBooking', practice.member, sendRequest(await newLocum(), practice, [9]))).status,
    ).toBe(200)
  })
})

describe('live offers of a practice', () => {
  it('are posted up to the limit; cancelled, fully booked and past ones free capacity, and each practice has its own count', async () => {
    const [practice, rival, locum] = [
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
      await newLocum(),
    ]
    const first = await post(api, practice, onDays(5))
    await fill(first, quotas.openOffersPerPractice - 3, 6)
    await fill(first, 3, -1)
    const second = await post(api, practice, onDays(7))
    expect((await tryToPost(practice, 8)).status).toBe(200)
    expect(statusAndError(await tryToPost(practice, 9))).toMatchObject(
      refusal('openOffersPerPractice', endOfDay(ahead(5))),
    )
    expect((await tryToPost(rival, 9)).status).toBe(200)

    await cancel(practice, first.id)
    expect((await tryToPost(practice, 9)).status).toBe(200)
    expect(statusAndError(await tryToPost(practice, 9))).toMatchObject(
      refusal('openOffersPerPractice', endOfDay(ahead(6))),
    )
    await apply(api, locum, second)
    const booking = await confirm(api, practice, second, locum)
    expect((await tryToPost(practice, 9)).status).toBe(200)

    const key = 'repeated'
    const body = offerInput(practice.companyId, onDays(11))
    await cancel(
      practice,
      (await offers.listByCompany(practice.companyId, { start: ahead(6), end: ahead(6) })).items[0]?.offer.id ?? '',
    )
    const response = await api.send('postOffer', practice.member, { body, key })
    expect([response.status, (await tryToPost(practice, 12)).status]).toEqual([200, 429])
    expect(await api.send('postOffer', practice.member, { body, key })).toEqual(response)

    // Days reopened by a cancelled booking count, but are never refused.
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: booking.id, accountId: practice.companyId },
      body: { status_reason: 'We close.' },
    })
    expect(statusAndError(await tryToPost(practice, 9))).toMatchObject(
      refusal('openOffersPerPractice', endOfDay(ahead(6))),
    )
  })

  it('have a limited number of days together, freed by the offers that end first', async () => {
    const practice = await createPractice(api)
    const small = await post(api, practice, onDays(3))
    await fill(small, 96, 40, { days: 31 })
    await fill(small, 1, 10, { days: 20 })
    const left = quotas.openOfferDaysPerPractice - 1 - 96 * 31 - 20
    const days = Array.from({ length: left + 2 }, (_, day) => 50 + day)
    expect(statusAndError(await tryToPost(practice, ...days))).toMatchObject(
      refusal('openOfferDaysPerPractice', endOfDay(ahead(29))),
    )
    expect(statusAndError(await tryToPost(practice, ...days.slice(1)))).toMatchObject(
      refusal('openOfferDaysPerPractice', endOfDay(ahead(3))),
    )
    expect((await tryToPost(practice, ...days.slice(2))).status).toBe(200)
  })
})

/** What was sent at once while almost at the limit: how many were let through. */
const letThrough = async (sent: readonly Promise<ApiResponse>[]): Promise<number> => {
  const answers = await Promise.all(sent)
  const others = answers.filter(({ status }) => status !== 200).map(({ body }) => body.error.code)
  expect(others.filter((code) => code !== 'QUOTA_EXCEEDED' && code !== 'BUSY')).toEqual([])
  return answers.length - others.length
}
/** By how much a limit that is counted by an index may be passed. */
const tolerated = (limit: number) => Math.floor(limit * 0.05)
const burstOf = <T>(length: number, start: (number: number) => Promise<T>) =>
  Array.from({ length }, (_, at) => start(at))

it('a burst passes a limit that is counted by an index by five per cent at most', async () => {
  const [practice, locum] = [await createPractice(api), await newLocum()]
  await fill(await post(api, practice, onDays(5)), quotas.openOffersPerPractice - 3, 6)
  const posted = await letThrough(burstOf(40, () => tryToPost(practice, 8)))
  expect(posted).toBeLessThanOrEqual(2 + tolerated(quotas.openOffersPerPractice))

  const rivals = await Promise.all(burstOf(12, (number) => createPractice(api, `Rival ${number}`)))
  const sent = (await api.call('requestBooking', practice.member, sendRequest(locum, practice, [15]))) as Offer
  await fill(sent, quotas.openRequestsPerLocum - 3, 30)
  const asked = rivals.map((rival) => api.send('requestBooking', rival.member, sendRequest(locum, rival, [20])))
  expect(await letThrough(asked)).toBeLessThanOrEqual(2 + tolerated(quotas.openRequestsPerLocum))
})

describe('booking requests', () => {
  it('are pending up to the limit of their practice; withdrawn, declined or accepted ones free capacity', async () => {
    const [practice, rival, locums] = [
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
      [await newLocum(), await newLocum(), await newLocum(), await newLocum()] as const,
    ]
    const send = (index: 0 | 1 | 2 | 3, from = practice): Promise<ApiResponse> =>
      api.send('requestBooking', from.member, sendRequest(locums[index], from, [20]))
    const [taken, declined, accepted] = [
      (await send(0)).body.data,
      (await send(1)).body.data,
      (await send(2)).body.data,
    ]
    await fill(taken, quotas.openRequestsPerPractice - 3, 25, { spread: true })
    await fill(taken, 5, -2)
    const full = refusal('openRequestsPerPractice', endOfDay(ahead(20)))
    expect(statusAndError(await send(3))).toMatchObject(full)
    expect((await send(3, rival)).status).toBe(200)

    await api.call('cancelBookingRequest', practice.member, end(taken))
    expect((await send(0)).status).toBe(200)
    expect(statusAndError(await send(3))).toMatchObject(full)
    await api.call('rejectBookingRequest', locums[1], decline(declined))
    expect((await send(1)).status).toBe(200)
    expect(statusAndError(await send(3))).toMatchObject(full)
    await api.call('acceptBookingRequest', locums[2], accept(accepted))
    expect((await send(3)).status).toBe(200)
    expect(
      statusAndError(await api.send('requestBooking', practice.member, sendRequest(locums[3], practice, [21]))),
    ).toMatchObject(full)
  })

  it('are pending for one locum up to a limit, across all practices', async () => {
    const [practice, rival, locum, other] = [
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
      await newLocum(),
      await newLocum(),
    ]
    const sent: Offer = await api.call('requestBooking', rival.member, sendRequest(locum, rival, [15]))
    await fill(sent, quotas.openRequestsPerLocum - 1, 30)
    const [status, error] = refusal('openRequestsPerLocum', endOfDay(ahead(15)))
    const message = expect.stringMatching(
      `^This locum already has 100 pending booking requests.* from ${formatCardDate(ahead(16))} at the latest`,
    )
    const full = [status, { ...(error as object), message }]
    expect(
      statusAndError(await api.send('requestBooking', practice.member, sendRequest(locum, practice, [16]))),
    ).toMatchObject(full)
    expect((await api.send('requestBooking', practice.member, sendRequest(other, practice, [16]))).status).toBe(200)
    await api.call('rejectBookingRequest', locum, decline(sent))
    expect((await api.send('requestBooking', practice.member, sendRequest(locum, practice, [16]))).status).toBe(200)
  })
})

describe('mails that an account causes in a day', () => {
  const setCount = ({ id }: Caller, count: number, day = today()) =>
    api.db.send(new PutCommand({ TableName: 'users', Item: mailsItem.written({ pk: id, sk: 'MAILS', day, count }) }))
  const countOf = async ({ id }: Caller) => (await api.item('users', id, 'MAILS'))?.count
  const limit = quotas.mailsPerAccountDay
  afterEach(() => dynamo.plan(() => undefined))
  let practice: Practice
  beforeAll(async () => {
    practice = await createPractice(api, 'Writing Pharmacy')
  })

  it('are counted once each, by day, for the account that caused them', async () => {
    const [locum, offer] = [await newLocum(), await post(api, practice, onDays(40))]
    await setCount(locum, limit, addDays(today(), -1))
    await api.send('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: offer.available_dates },
      key: 'applied',
    })
    await mailed(practice.member, /^New application: /)
    await eventually(async () => (await countOf(locum)) === 1)
    const record = await eventually(() => events.recordOf(`${locum.id}#applied`))
    await events.handler({ Records: [record, record] })
    await events.mailed()
    expect([await countOf(locum), await countOf(practice.member)]).toEqual([1, undefined])
    const counted = mailsItem.written({ pk: locum.id, sk: 'MAILS', day: today(), count: 1 })
    expect(await api.item('users', locum.id, 'MAILS')).toEqual(counted)
  })

  it('beyond the limit refuse what would cause more of them', async () => {
    const [locum, booked] = [await newLocum(), await newLocum()]
    const offer = await post(api, practice, onDays(41))
    await apply(api, booked, offer)
    const sent: Offer = await api.call('requestBooking', practice.member, sendRequest(booked, practice, [42]))
    await eventually(async () => (await countOf(practice.member)) === 1)
    for (const caller of [practice.member, booked]) await setCount(caller, limit)

    const full = refusal('mailsPerAccountDay', endOfDay(today()))
    const asking = sendRequest(locum, practice, [43])
    expect(statusAndError(await api.send('requestBooking', practice.member, asking))).toMatchObject(full)
    expect(
      statusAndError(
        await api.send('confirmApplication', practice.member, {
          params: { offerId: offer.id },
          body: { id: booked.id },
        }),
      ),
    ).toMatchObject(full)
    expect(statusAndError(await api.send('acceptBookingRequest', booked, accept(sent)))).toMatchObject(full)
    expect(
      statusAndError(
        await api.send('applyToOffer', booked, {
          params: { id: offer.id },
          body: { revision: 1, dates: offer.available_dates },
        }),
      ),
    ).toMatchObject(full)

    // Other accounts may, and so may this one on the next day.
    expect((await apply(api, locum, offer)).status).toBe('requested')
    await setCount(practice.member, limit, addDays(today(), -1))
    expect((await api.send('requestBooking', practice.member, asking)).status).toBe(200)
  })

  it('beyond the limit don’t refuse ending something: the other party is notified in the app only', async () => {
    const [locum, booked, writer] = [await newLocum(), await newLocum(), await createPractice(api, 'Ending Pharmacy')]
    const [first, second, third] = [
      await post(api, writer, onDays(41)),
      await post(api, writer, onDays(44)),
      await post(api, writer, onDays(45)),
    ]
    await apply(api, booked, first)
    for (const offer of [second, third]) await apply(api, locum, offer)
    await apply(api, booked, third)
    const booking = await confirm(api, writer, first, booked)
    const [sent, declined]: Offer[] = [
      await api.call('requestBooking', writer.member, sendRequest(locum, writer, [42])),
      await api.call('requestBooking', writer.member, sendRequest(locum, writer, [43])),
    ]
    await eventually(async () => (await countOf(writer.member)) === 3)
    await eventually(async () => (await countOf(locum)) === 2)
    for (const caller of [writer.member, locum]) await setCount(caller, limit)

    await api.call('cancelBookingRequest', writer.member, end(sent as Offer))
    await api.call('rejectBookingRequest', locum, decline(declined as Offer))
    await api.call('rejectApplication', writer.member, {
      params: { offerId: third.id },
      body: { id: booked.id, status_reason: 'Another is nearer.' },
    })
    await apply(api, locum, third, [])
    await api.call('cancelBooking', writer.member, {
      params: { bookingId: booking.id, accountId: writer.companyId },
      body: { status_reason: 'We close.' },
    })
    await cancel(writer, second.id)
    await notified(locum, /^Request withdrawn: /)
    await notified(writer.member, /^Request declined: /)
    await notified(booked, /^Application declined: Ending Pharmacy, /)
    await notified(writer.member, /^Application withdrawn: /)
    await notified(booked, /^Booking cancelled: /)
    await notified(locum, /^Offer cancelled: /)
    await events.mailed()
    const subjects = [booked, locum, writer.member].flatMap(({ email }) =>
      events.mailsTo(email).map(({ subject }) => subject),
    )
    expect(subjects.filter((subject) => /declined|withdrawn|cancelled/i.test(subject))).toEqual([])
    expect([await countOf(writer.member), await countOf(locum)]).toEqual([limit, limit])
  })

  /** The requests that reach an account's count; each meets the fault that `fault` returns. */
  const watchCountOf = ({ id }: Caller, fault: (action: string) => Fault | undefined = () => undefined) => {
    const actions: string[] = []
    dynamo.plan((action, body) => {
      if (!body.includes(`"pk":{"S":"${id}"},"sk":{"S":"MAILS"}`)) return undefined
      actions.push(action)
      return fault(action)
    })
    return actions
  }

  it('are read and counted once per event, however many it sends', async () => {
    const [closing, locums] = [
      await createPractice(api, 'Sending Pharmacy'),
      [await newLocum(), await newLocum(), await newLocum()],
    ]
    const offer = await post(api, closing, onDays(46))
    for (const locum of locums) await apply(api, locum, offer)
    await setCount(closing.member, 0)
    const actions = watchCountOf(closing.member)
    await cancel(closing, offer.id)
    await eventually(async () => (await countOf(closing.member)) === 3)
    expect(actions).toEqual(['GetItem', 'TransactWriteItems'])
  })

  it('are counted although another transaction is writing the count', async () => {
    const [locum, offer] = [await newLocum(), await post(api, practice, onDays(47))]
    await setCount(locum, 0)
    let conflicts = 2
    watchCountOf(locum, (action) => (action === 'TransactWriteItems' && conflicts-- > 0 ? 'conflict' : undefined))
    await apply(api, locum, offer)
    await eventually(async () => (await countOf(locum)) === 1)
  })

  it('that can’t be counted are still sent, and their event is done', async () => {
    const [locum, offer] = [await newLocum(), await post(api, practice, onDays(48))]
    await api.send('applyToOffer', locum, {
      params: { id: offer.id },
      body: { revision: 1, dates: offer.available_dates },
      key: 'once',
    })
    const record = await eventually(() => events.recordOf(`${locum.id}#once`))
    await eventually(async () => (await countOf(locum)) === 1)
    watchCountOf(locum, (action) => (action === 'TransactWriteItems' ? 'throttled' : undefined))
    await events.mailed()
    const before = events.mailsTo(practice.member.email).length
    const again = {
      ...record,
      dynamodb: { ...record.dynamodb, NewImage: { ...record.dynamodb?.NewImage, pk: { S: `${locum.id}#again` } } },
    }
    expect(await events.handler({ Records: [again] })).toEqual({ batchItemFailures: [] })
    await events.mailed()
    expect([events.mailsTo(practice.member.email).length - before, await countOf(locum)]).toEqual([1, 1])
  })

  it('are not counted for a deleted account', async () => {
    const [leaving, locum] = [await createPractice(api, 'Closing Pharmacy'), await newLocum()]
    const offer = await post(api, leaving, onDays(45))
    await apply(api, locum, offer)
    await setCount(leaving.member, 3)
    await api.call('deleteCompany', leaving.member, { params: { companyId: leaving.companyId } })
    await notified(locum, /^Offer cancelled: /)
    await mailed(leaving.member, 'Your account has been deleted')
    await eventually(async () => (await api.partition('users', leaving.member.id)).length === 0)
    expect(await notesOf(locum)).not.toEqual([])
  })
})
