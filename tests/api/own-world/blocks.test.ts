import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ANOTHER_CHOSEN_REASON } from '#shared/offers/offers.rules.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller, OperationName } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  offerInput,
  post,
  onDays,
  type Practice,
  readOffer,
  marketOf,
} from '#tests/support/people.ts'
import { unusedIds } from '#tests/support/requests/fixture.ts'

const { api, newLocum, events, notesOf, stop } = await startApiWithEvents()
afterAll(stop)

const CANARY = 'Kanarievoël'
const between = ({ companyId }: Practice, { id }: Caller) => ({ params: { companyId, professionalId: id } })
const block = (practice: Practice, locum: Caller, note = '') =>
  api.call('blockLocum', practice.member, { ...between(practice, locum), body: { note } })
const unblock = (practice: Practice, locum: Caller) =>
  api.call('unblockLocum', practice.member, between(practice, locum))
const pairOf = async () => [await createPractice(api), await newLocum()] as const
const period = { start: ahead(0), end: ahead(300) }
const mine = (locum: Caller): Promise<Offer[]> => api.list('listMyApplications', locum, { params: period })
const unverify = ({ id }: Caller) =>
  api.db.send(
    new UpdateCommand({
      TableName: 'professionals',
      Key: { pk: id, sk: 'PROFILE' },
      UpdateExpression: 'SET approved = :no, waitingSince = :now',
      ExpressionAttributeValues: { ':no': false, ':now': new Date().toISOString() },
    }),
  )
const tryToApply = (locum: Caller, id: string, dates: string[]) =>
  api.send('applyToOffer', locum, { params: { id }, body: { revision: 1, dates } } as never)
/** What differs between two answers, besides the id of the request. */
const answerOf = ({ status, body }: Awaited<ReturnType<typeof api.send>>) => [
  status,
  body.error?.code,
  body.error?.message,
]

describe('a blocked locum', () => {
  it('is approved, or still booked with the practice: an answer names no one else', async () => {
    const [practice, locum] = await pairOf()
    const offer = await post(api, practice, onDays(260))
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    await unverify(locum)
    const other = await createPractice(api)
    const { status, body } = await api.send('blockLocum', other.member, { ...between(other, locum), body: {} })
    expect([status, body.error.code]).toEqual([404, 'PROFESSIONAL_NOT_FOUND'])
    expect(await block(practice, locum)).toMatchObject({ id: locum.id })
  })

  it('finds none of the practice’s offers, and can neither read nor apply for one, as if there were none', async () => {
    const [practice, locum] = await pairOf()
    const [offer, rival] = [await post(api, practice, onDays(20)), await createPractice(api, 'Vineyard Pharmacy')]
    const other = await post(api, rival, onDays(21))
    expect(await marketOf(api, locum)).toEqual(expect.arrayContaining([offer.id, other.id]))
    await block(practice, locum)
    expect(await marketOf(api, locum)).not.toContain(offer.id)
    expect(await marketOf(api, locum)).toContain(other.id)
    const read = (id: string) => api.send('getOffer', locum, { params: { id } } as never)
    expect(answerOf(await read(offer.id))).toEqual(answerOf(await read(unusedIds.offer)))
    const dates = offer.available_dates
    expect(answerOf(await tryToApply(locum, offer.id, dates))).toEqual(
      answerOf(await tryToApply(locum, unusedIds.offer, dates)),
    )
    await unblock(practice, locum)
    expect(await marketOf(api, locum)).toContain(offer.id)
    expect((await tryToApply(locum, offer.id, dates)).status).toBe(200)
  })

  it('reads full pages, which end with an offer that is shown', async () => {
    const [practice, locum] = await pairOf()
    const rival = await createPractice(api, 'Vineyard Pharmacy')
    const days = Array.from({ length: 30 }, (_, at) => 40 + at)
    for (const day of days) await post(api, practice, onDays(day))
    const shown = await Promise.all([100, 101].map((day) => post(api, rival, onDays(day))))
    await block(practice, locum)
    const page = async (NextToken?: string) =>
      (
        await api.send('searchOffers', locum, {
          params: { profession: 'Pharmacist', start: ahead(40), end: ahead(110), experience: 0 },
          query: { ...(NextToken && { NextToken }) },
        })
      ).body
    const first = await page()
    const found = (first.Items as Offer[]).map(({ id }) => id)
    expect(found).toEqual(expect.arrayContaining(shown.map(({ id }) => id)))
    expect(first.NextToken).toBeUndefined()
  })

  it('is not found by the practice, by other practices as before, and cannot be requested', async () => {
    const [practice, locum] = await pairOf()
    const rival = await createPractice(api, 'Vineyard Pharmacy')
    const find = async ({ member, companyId }: Practice, name: OperationName) => {
      const named = name === 'searchDirectory' ? { query: { companyId } } : {}
      const params = { profession: 'Pharmacist', ...(name === 'searchProfessionals' && { companyId }) }
      return (await api.list(name, member, { params, ...named })).map(({ id }) => id as string)
    }
    await block(practice, locum)
    for (const name of ['searchProfessionals', 'searchDirectory'] as const) {
      expect(await find(practice, name)).not.toContain(locum.id)
      expect(await find(rival, name)).toContain(locum.id)
    }
    const { status, body } = await api.send('requestBooking', practice.member, sendRequest(locum, practice, [30]))
    expect([status, body.error.code]).toEqual([409, 'LOCUM_BLOCKED'])
    const starred = await api.send('addFavourite', practice.member, between(practice, locum))
    expect([starred.status, starred.body.error.code]).toEqual([409, 'LOCUM_BLOCKED'])
    await unblock(practice, locum)
    expect((await api.send('requestBooking', practice.member, sendRequest(locum, practice, [30]))).status).toBe(200)
  })

  it('has what was pending declined and withdrawn in words that any practice uses, and keeps bookings', async () => {
    const [practice, locum] = await pairOf()
    const [booked, applied] = [await post(api, practice, onDays(22)), await post(api, practice, onDays(23))]
    await apply(api, locum, booked)
    const booking = await confirm(api, practice, booked, locum)
    await apply(api, locum, applied)
    const request: Offer = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [24]))
    await block(practice, locum)
    const ofOffer = async (id: string) => (await mine(locum)).find((offer) => offer.id === id)
    const application = await eventually(async () => {
      const found = (await ofOffer(applied.id))?.offers_requests[0]
      return found?.ended === 'declined' && found
    })
    expect(application).toMatchObject({ status: 'rejected', status_reason: ANOTHER_CHOSEN_REASON })
    const ended = await eventually(async () => {
      const found = (await ofOffer(request.id))?.offers_requests[0]
      return found?.ended === 'withdrawn' && found
    })
    expect(ended.status_reason).toBe('We no longer need this cover.')
    expect((await api.send('acceptBookingRequest', locum, accept(request))).body.error.code).not.toBe(undefined)
    for (const caller of [locum, practice.member])
      expect(await api.call('getBooking', caller, { params: { bookingId: booking.id } })).toMatchObject({
        id: booking.id,
        status: 'confirmed',
      })
    // The offer reads as one whose days have all gone to others, and applying again fails as it then does.
    const seen: Offer = await readOffer(api, locum, applied)
    expect([seen.available_dates, seen.mapped_dates.map((day) => day.already_booked)]).toEqual([[], [true]])
    expect((await tryToApply(locum, applied.id, [ahead(23)])).body.error.code).toBe('DATE_NOT_OPEN')
    expect(seen.updatedAt).toBe(seen.offers_requests[0]?.updatedAt)
    // What the practice does with it afterwards stays out of sight.
    const changes = { ...onDays(23), notes: 'Changed since.' }
    const request_dates = [...changes.request_dates, ...onDays(24).request_dates]
    await api.call('editOffer', practice.member, {
      params: { id: applied.id },
      body: { ...offerInput(practice.companyId, changes), request_dates, revision: applied.revision },
    })
    await api.call('cancelOffer', practice.member, {
      params: { offerId: applied.id },
      body: { status_reason: 'We close that week.' },
    })
    expect(await readOffer(api, locum, applied)).toEqual({ ...seen, notes: '' })
    expect(await ofOffer(applied.id)).toEqual({ ...seen, notes: '' })
  })

  it('learns nothing: no answer, notification, mail, calendar or export names the block', async () => {
    const [practice, locum] = await pairOf()
    const offer = await post(api, practice, onDays(25))
    await apply(api, locum, offer)
    await block(practice, locum, `${CANARY}: never came.`)
    await eventually(async () => (await notesOf(locum)).length > 0)
    const { token } = await api.call('createCalendarFeed', locum, {})
    const wire = [
      await mine(locum),
      await marketOf(api, locum),
      await notesOf(locum),
      events.mailsTo(locum.email),
      await exported(api, locum),
      await api.send('readCalendarFeed', undefined, { params: { token } }),
      await api.call('getOwnProfessional', locum, {}),
      await readOffer(api, locum, offer),
      await api.call('getCompany', locum, { params: { companyId: practice.companyId } }),
    ]
    // Mails have styles such as `inline-block`.
    const text = JSON.stringify(wire).replaceAll(/style=\\*"[^"\\]*\\*"/g, '')
    expect(text).not.toContain(CANARY)
    expect(text).not.toMatch(/block/i)
    const ours = await exported(api, practice.member, practice.companyId)
    expect(ours.blocked).toMatchObject([{ id: locum.id, note: `${CANARY}: never came.` }])
  })

  it('gets no word of days that open again', async () => {
    const [practice, locum] = await pairOf()
    const [winner, other] = [await newLocum(), await newLocum()]
    const offer = await post(api, practice, onDays(26))
    for (const one of [locum, other, winner]) await apply(api, one, offer)
    const booking = await confirm(api, practice, offer, winner)
    await eventually(async () => (await notesOf(locum)).length > 0)
    await block(practice, locum)
    const titles = async (caller: Caller) => (await notesOf(caller)).map(({ title }) => title)
    const before = await titles(locum)
    const count = (await titles(other)).length
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: booking.id, accountId: practice.companyId },
      body: { status_reason: 'We close that day.' },
    })
    await eventually(async () => (await titles(other)).length > count)
    expect(await titles(locum)).toEqual(before)
  })

  it('has an application that was sent at that moment declined', async () => {
    const [practice, locum] = await pairOf()
    const offer = await post(api, practice, onDays(27))
    await Promise.all([apply(api, locum, offer), block(practice, locum)].map((sent) => sent.catch(() => undefined)))
    await eventually(async () => {
      const [found] = (await mine(locum)).flatMap(({ offers_requests }) => offers_requests)
      return found === undefined || found.live_dates.length === 0
    })
  })
})

describe('the list of blocked locums', () => {
  it('is the practice’s own, with its notes; a star ends with a block', async () => {
    const [practice, locum] = await pairOf()
    const rival = await createPractice(api, 'Vineyard Pharmacy')
    await api.call('addFavourite', practice.member, between(practice, locum))
    await block(practice, locum, 'Late twice.')
    await block(practice, locum, 'Late three times.')
    const blocked = ({ member, companyId }: Practice) => api.list('listBlocked', member, { params: { companyId } })
    expect(await blocked(practice)).toEqual([
      {
        id: locum.id,
        name: 'Thandi Nkosi',
        profession: 'Pharmacist',
        note: 'Late three times.',
        since: expect.any(String),
      },
    ])
    expect(await blocked(rival)).toEqual([])
    const { favourites } = await api.call('listFavourites', practice.member, {
      params: { companyId: practice.companyId },
      query: { ids: locum.id },
    })
    expect(favourites).toEqual([])
    expect((await api.send('listBlocked', rival.member, { params: { companyId: practice.companyId } })).status).toBe(
      404,
    )
    await unblock(practice, locum)
    expect(await blocked(practice)).toEqual([])
    expect(await api.partition('companies', practice.companyId)).not.toContainEqual(
      expect.objectContaining({ person: locum.id }),
    )
  })

  it('loses a locum who deletes their account, and ends with the practice', async () => {
    const [practice, leaving] = await pairOf()
    const staying = await newLocum()
    await block(practice, leaving)
    await block(practice, staying)
    await api.call('deleteProfessional', leaving, {})
    await eventually(async () => (await api.item('professionals', leaving.id, 'BLOCKS-AND-POOLS')) === undefined)
    expect(await api.item('companies', practice.companyId, `BLOCK#${leaving.id}`)).toBeUndefined()
    await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
    await eventually(async () => (await api.partition('companies', practice.companyId)).length === 1)
    expect((await api.item('professionals', staying.id, 'BLOCKS-AND-POOLS'))?.blockedBy).toBeUndefined()
  })
})
