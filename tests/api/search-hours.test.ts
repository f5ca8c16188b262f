import { describe, expect, it } from 'vitest'
import type { BookingId } from '#shared/kernel/ids.ts'
import type { Match } from '#shared/search/match.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { ahead, approvalBody, createLocum, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const home = { province: 'Northern Cape', region: 'ZF Mgcawu' }
const [day, next] = [ahead(40), ahead(41)]
const hours = (start_time: string, end_time: string) => ({ start_time, end_time })

const { api, admin } = await sharedApi()
const practice = await createPractice(api)

const newLocum = () =>
  createLocum(api, { address: { ...home, suburb: 'Upington', street: '1 Schröder Street' } }, admin)
const postHours = (locum: Caller, start: string, end: string, status: 'available' | 'open' = 'available') =>
  api.call('postAvailability', locum, { body: { date: day, status, ...hours(start, end) } })

/** How a locum is listed for the day, or undefined. */
const listed = async (
  locum: Caller,
  asked: Partial<ReturnType<typeof hours>> = {},
  searchDates = day,
): Promise<Match | undefined> => {
  const { Items } = await api.call('searchProfessionals', practice.member, {
    params: { profession: 'Pharmacist', companyId: practice.companyId },
    query: { location: `${home.province},${home.region}`, searchDates, ...asked },
  })
  return (Items as Match[]).find(({ id }) => id === locum.id)
}
const fit = async (...of: Parameters<typeof listed>) => {
  const match = await listed(...of)
  const { date: _, ...first } = match?.days[0] ?? { date: '' }
  return { ...first, points: match?.parts.dates.points }
}

/** Books the locum for hours of the day. */
const book = async (locum: Caller, date: string, start: string, end: string) => {
  const body = {
    accountid: practice.companyId,
    practice_region: home,
    lunch: { allowed: false, paid: false, period: 1 as const },
    request_dates: [{ date, ...hours(start, end) }],
  }
  const { id, revision } = await api.call('requestBooking', practice.member, { params: { id: locum.id, date }, body })
  await api.call('acceptBookingRequest', locum, { params: { id: locum.id, date }, body: { id, revision } })
}

describe('a search by hours', () => {
  it('distinguishes a free morning from a free afternoon, and lists the free hours', async () => {
    const locum = await newLocum()
    expect(await fit(locum, hours('08:00', '12:00'))).toEqual({ fit: 'unposted', points: 5 })
    await postHours(locum, '08:00', '13:00')
    const free = [hours('08:00', '13:00')]
    expect(await fit(locum, hours('08:00', '12:00'))).toEqual({ fit: 'full', points: 20 })
    expect(await fit(locum, hours('09:00', '17:00'))).toEqual({ fit: 'partly', free, points: 10 })
    expect(await fit(locum)).toEqual({ fit: 'full', points: 20 })
    // The afternoon of this day alone leaves the locum out; with another day it costs this one.
    expect(await listed(locum, hours('13:00', '17:00'))).toBeUndefined()
    expect(await fit(locum, hours('13:00', '17:00'), `${day},${next}`)).toEqual({ fit: 'none', free, points: 2 })
    await postHours(locum, '08:00', '13:00', 'open')
    expect(await fit(locum, hours('08:00', '12:00'))).toEqual({ fit: 'tentative', points: 10 })
    expect(await fit(locum, hours('08:00', '17:00'))).toEqual({ fit: 'tentative', free, points: 10 })
  })

  it('knows at once which hours a booking takes, and that a cancellation gives them back', async () => {
    const locum = await newLocum()
    await postHours(locum, '08:00', '17:00')
    await book(locum, day, '10:00', '12:00')
    expect(await fit(locum, hours('08:00', '17:00'))).toEqual({
      fit: 'partly',
      free: [hours('08:00', '10:00'), hours('12:00', '17:00')],
      points: 10,
    })
    expect((await fit(locum, hours('12:00', '17:00'))).fit).toBe('full')
    expect(await listed(locum, hours('10:00', '12:00'))).toBeUndefined()
    const { Items } = await api.call('listProfessionalBookings', locum, {
      params: { userId: locum.id, start: day, end: day },
    })
    await api.call('cancelBooking', locum, {
      params: { bookingId: (Items as { id: BookingId }[])[0]?.id as BookingId, accountId: locum.id },
      body: { status_reason: 'My child is ill and needs me at home.' },
    })
    expect((await fit(locum, hours('08:00', '17:00'))).fit).toBe('full')
  })

  it('covers nights: an evening’s posting runs into the morning, whose bookings count', async () => {
    const locum = await newLocum()
    await postHours(locum, '19:00', '07:00')
    expect((await fit(locum, hours('19:00', '07:00'))).fit).toBe('full')
    expect((await fit(locum, hours('19:00', '07:15'))).fit).toBe('partly')
    await book(locum, next, '05:00', '09:00')
    expect(await fit(locum, hours('19:00', '07:00'))).toEqual({
      fit: 'partly',
      free: [hours('19:00', '05:00')],
      points: 10,
    })
  })

  it('lists no locum who is no longer approved, or has left', async () => {
    const [locum, leaving] = [await newLocum(), await newLocum()]
    expect([(await listed(locum))?.id, (await listed(leaving))?.id]).toEqual([locum.id, leaving.id])
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    await api.call('deleteProfessional', leaving, {})
    expect([await listed(locum), await listed(leaving)]).toEqual([undefined, undefined])
  })

  it('is the same by period and in the directory', async () => {
    const locum = await newLocum()
    await postHours(locum, '08:00', '13:00')
    const query = { location: `${home.province},${home.region}`, ...hours('09:00', '17:00') }
    const period = await api.call('searchAvailability', practice.member, {
      params: { profession: 'Pharmacist', start: day, end: day },
      query,
    })
    const directory = await api.call('searchDirectory', practice.member, {
      params: { profession: 'Pharmacist' },
      query: { ...query, searchDates: day },
    })
    const one = await listed(locum, hours('09:00', '17:00'))
    for (const { Items } of [period, directory] as { Items: Match[] }[])
      expect(Items.find(({ id }) => id === locum.id)).toEqual(one)
  })
})
