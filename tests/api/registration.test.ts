import { beforeAll, describe, expect, it } from 'vitest'
import { instantOf } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { accept, newBookingRequest, sendRequest } from '#tests/support/booking-requests.ts'
import { bookNowRequest, createInstantLocum } from '#tests/support/instant-booking.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  onDays,
  post,
  type Practice,
  shiftAhead,
  verification,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

const LAST = 20
let practice: Practice
beforeAll(async () => {
  practice = await createPractice(api)
})

const setExpiry = (locum: Caller, expiry: string, more: object = {}, key?: string) =>
  api.send('decideApproval', admin, {
    params: { id: locum.id },
    body: { approved: true, registration_expiry: expiry, ...more },
    ...(key && { key }),
  })
const enter = (locum: Caller, registration_expiry: string, key?: string) =>
  api.send('saveVerification', locum, { body: verification({ registration_expiry }), ...(key && { key }) })
const registrationOf = async ({ id }: Caller) => {
  const [profile, lock] = [await api.item('professionals', id, 'PROFILE'), await api.item('calendars', id, 'LOCK')]
  return [profile?.registration_expiry, profile?.registration_renewal, lock?.registeredUntil]
}
const listed = async ({ id }: Caller) => {
  const { Items } = await api.call('listRegistrations', admin, { query: {} })
  return (Items as { id: string }[]).find((one) => one.id === id)
}
const registeredLocum = async () => {
  const locum = await newLocum()
  await setExpiry(locum, ahead(LAST))
  return locum
}

describe('the expiry of a registration', () => {
  it('is entered with the verification, and set by the approval, which may have another', async () => {
    const locum = await createLocum(api)
    expect((await enter(locum, ahead(40))).body.data.registration_expiry).toBe(ahead(40))
    expect(await registrationOf(locum)).toEqual([ahead(40), undefined, ahead(40)])
    expect(await listed(locum)).toBeUndefined()
    await setExpiry(locum, ahead(30))
    expect(await registrationOf(locum)).toEqual([ahead(30), undefined, ahead(30)])
    expect(await listed(locum)).toBeUndefined()
  })

  it('waits for a super admin if it is near and was not checked, until they confirm it', async () => {
    const locum = await createLocum(api)
    await enter(locum, ahead(29), 'entered')
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    expect(await listed(locum)).toMatchObject({ registration_expiry: ahead(29), professional_number: 'P12345' })
    const review = async () => (await api.send('getProfessionalReview', admin, { params: { id: locum.id } })).body.data
    expect((await review()).professional.registration_checked_at).toBeUndefined()
    await setExpiry(locum, ahead(29), {}, 'confirmed')
    expect(await listed(locum)).toBeUndefined()
    expect(await api.eventsOf(admin, 'confirmed')).toMatchObject([{ type: 'professional.registration-set' }])
    const { registration_checked_at: checked, registration_due: due } = (await review()).professional
    expect([checked < due, due]).toEqual([true, instantOf(ahead(22), '08:00')])
  })

  it('is renewed by its holder, and counts once a super admin has checked it; they stay approved meanwhile', async () => {
    const locum = await registeredLocum()
    const saved = await enter(locum, ahead(400))
    expect(saved.body.data).toMatchObject({ approved: true, registration_renewal: ahead(400) })
    expect(await registrationOf(locum)).toEqual([ahead(LAST), ahead(400), ahead(LAST)])
    const { updatedAt } = saved.body.data
    expect(await listed(locum)).toMatchObject({ registration_renewal: ahead(400), since: updatedAt })
    await setExpiry(locum, ahead(400), {}, 'checked')
    expect(await registrationOf(locum)).toEqual([ahead(400), undefined, ahead(400)])
    expect(await api.eventsOf(admin, 'checked')).toMatchObject([
      { type: 'professional.registration-set', data: { expiry: ahead(400), by: admin.id } },
    ])
    expect(await listed(locum)).toBeUndefined()
  })

  it('is no longer renewed if its holder enters the date in force again', async () => {
    const locum = await registeredLocum()
    await enter(locum, ahead(400))
    await enter(locum, ahead(LAST))
    expect(await registrationOf(locum)).toEqual([ahead(LAST), undefined, ahead(LAST)])
  })

  it('may be left as it was, which answers a renewal too; the same date again changes nothing', async () => {
    const locum = await registeredLocum()
    await enter(locum, ahead(400))
    await setExpiry(locum, ahead(LAST))
    expect(await registrationOf(locum)).toEqual([ahead(LAST), undefined, ahead(LAST)])
    await setExpiry(locum, ahead(LAST), {}, 'same-again')
    expect(await api.eventsOf(admin, 'same-again')).toEqual([])
  })

  it('can’t be in the past, for either', async () => {
    const locum = await newLocum()
    for (const { status, body } of [await enter(locum, ahead(-1)), await setExpiry(locum, ahead(-1))])
      expect([status, body.error.details.fields]).toEqual([
        400,
        [{ field: 'registration_expiry', message: 'Date can not be in the past' }],
      ])
    expect((await enter(locum, ahead(0))).status).toBe(200)
  })

  it('can’t be more than ten years ahead', async () => {
    const locum = await newLocum()
    for (const { status, body } of [await enter(locum, ahead(4000)), await setExpiry(locum, ahead(4000))])
      expect([status, body.error.details.fields]).toEqual([
        400,
        [{ field: 'registration_expiry', message: 'Date can not be more than 10 years ahead' }],
      ])
  })

  it('is not approved if its holder has changed it since it was viewed', async () => {
    const locum = await createLocum(api)
    await enter(locum, ahead(40), 'first')
    const { registered_at } = (await api.send('getProfessionalReview', admin, { params: { id: locum.id } })).body.data
    await enter(locum, ahead(400), 'second')
    const late = await setExpiry(locum, ahead(40), { registered_at })
    expect([late.status, late.body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
  })

  it('is checked of what was seen, and once', async () => {
    const locum = await registeredLocum()
    const seen = (await api.send('getProfessionalReview', admin, { params: { id: locum.id } })).body.data
    const late = await setExpiry(locum, ahead(90), { registered_at: '2001-01-01T00:00:00.000Z' })
    expect(late.body.error.code).toBe('REGISTRATION_CHANGED')
    await setExpiry(locum, ahead(90), { decided_at: seen.decision.at })
    const second = await setExpiry(locum, ahead(91), { decided_at: seen.decision.at })
    expect(second.body.error.code).toBe('ALREADY_DECIDED')
  })
})

describe('a day after the expiry can’t be booked, and the last day can', () => {
  const refused = ({ status, body }: { status: number; body: ApiResponse['body'] }) => [
    status,
    body.error?.code,
    body.error?.details?.dates,
  ]

  it('by applying, and by confirming an application that was sent before', async () => {
    const locum = await newLocum()
    const offer = await post(api, practice, onDays(LAST, LAST + 1))
    await apply(api, locum, offer)
    await setExpiry(locum, ahead(LAST))
    const confirming = { params: { offerId: offer.id }, body: { id: locum.id, dates: [ahead(LAST + 1)] } }
    expect(refused(await api.send('confirmApplication', practice.member, confirming))).toEqual([
      409,
      'LOCUM_REGISTRATION_ENDS',
      [ahead(LAST + 1)],
    ])
    expect((await confirm(api, practice, offer, locum, [ahead(LAST)])).booking_dates).toEqual([ahead(LAST)])
    const another = await post(api, practice, onDays(LAST + 1))
    const applying = { params: { id: another.id }, body: { revision: 1, dates: [ahead(LAST + 1)] } }
    expect(refused(await api.send('applyToOffer', locum, applying))).toEqual([
      409,
      'REGISTRATION_ENDS',
      [ahead(LAST + 1)],
    ])
  })

  it('by a request, by accepting one, by suggesting a rate, and by agreeing to it', async () => {
    const locum = await newLocum()
    const late = sendRequest(locum, practice, [LAST + 2])
    const request: Offer = await api.call('requestBooking', practice.member, late)
    const suggested: Offer = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [LAST + 3]))
    await api.call('suggestRate', locum, {
      params: { offerId: suggested.id },
      body: { rate: '900', message: '', revision: suggested.revision },
    })
    await setExpiry(locum, ahead(LAST))
    expect(refused(await api.send('acceptBookingRequest', locum, accept(request)))).toEqual([
      409,
      'REGISTRATION_ENDS',
      [ahead(LAST + 2)],
    ])
    const counter = { params: { offerId: request.id }, body: { rate: '900', message: '', revision: request.revision } }
    expect(refused(await api.send('suggestRate', locum, counter))[1]).toBe('REGISTRATION_ENDS')
    const agree = { params: { offerId: suggested.id }, body: {} }
    expect(refused(await api.send('acceptSuggestedRate', practice.member, agree))).toEqual([
      409,
      'LOCUM_REGISTRATION_ENDS',
      [ahead(LAST + 3)],
    ])
    const again = await api.send('requestBooking', practice.member, sendRequest(locum, practice, [LAST, LAST + 4]))
    expect(refused(again)).toEqual([409, 'LOCUM_REGISTRATION_ENDS', [ahead(LAST + 4)]])
    const fine = await api.send('requestBooking', practice.member, sendRequest(locum, practice, [LAST]))
    expect((await api.send('acceptBookingRequest', locum, accept(fine.body.data))).status).toBe(200)
  })

  it('of which a practice reads in the profile', async () => {
    const locum = await newLocum()
    await setExpiry(locum, ahead(LAST))
    const profile = await api.call('getProfessional', practice.member, { params: { id: locum.id } })
    expect(profile.registration_expiry).toBe(ahead(LAST))
  })

  it('nor can a night that ends on the day after it', async () => {
    const locum = await newLocum()
    await setExpiry(locum, ahead(LAST))
    const night = (end: string) => {
      const request = sendRequest(locum, practice, [LAST], { request_dates: [shiftAhead(LAST, '19:00', end)] })
      return api.send('requestBooking', practice.member, request as never)
    }
    expect(refused(await night('07:00'))).toEqual([409, 'LOCUM_REGISTRATION_ENDS', [ahead(LAST)]])
    expect((await night('00:00')).status).toBe(200)
  })

  it('at once', async () => {
    const locum = await createInstantLocum(api, [practice.companyId], [LAST, LAST + 1], admin)
    await setExpiry(locum, ahead(LAST))
    const late = await api.send('bookNow', practice.member, bookNowRequest(locum, practice.companyId, [LAST + 1]))
    expect(refused(late)).toEqual([409, 'LOCUM_REGISTRATION_ENDS', [ahead(LAST + 1)]])
    const inTime = await api.send('bookNow', practice.member, bookNowRequest(locum, practice.companyId, [LAST]))
    expect(inTime.status).toBe(200)
  })

  it('by a super admin, who can’t give such a day new hours either', async () => {
    const locum = await newLocum()
    const create = (day: number) =>
      api.send('createBooking', admin, newBookingRequest(locum.id, practice.companyId, [day]))
    const booking = (await create(LAST + 1)).body.data
    await setExpiry(locum, ahead(LAST))
    expect(refused(await create(LAST + 2))).toEqual([409, 'LOCUM_REGISTRATION_ENDS', [ahead(LAST + 2)]])
    expect((await create(LAST)).status).toBe(200)
    const change = await api.send('updateBooking', admin, {
      params: { bookingId: booking.id },
      body: { booking: { request_dates: [shiftAhead(LAST + 1, '10:00', '14:00')] }, status_reason: 'They called us.' },
    })
    expect(refused(change)).toEqual([409, 'LOCUM_REGISTRATION_ENDS', [ahead(LAST + 1)]])
  })

  it('while no date closes none', async () => {
    const locum = await newLocum()
    expect(await registrationOf(locum)).toEqual([undefined, undefined, undefined])
    const { status } = await api.send('createBooking', admin, newBookingRequest(locum.id, practice.companyId, [300]))
    expect(status).toBe(200)
  })
})
