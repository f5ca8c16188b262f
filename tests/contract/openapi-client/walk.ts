import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { components, paths } from 'virtual:openapi'

type Schemas = components['schemas']
type Api = Client<paths>
type Day = Schemas['Shift']

export type Walk = { practice: Api; locum: Api; companyId: string; locumId: string; days: Day[] }

/** A client of the API that passes every response to `watch`. */
export const clientOf = (baseUrl: string, token: string | undefined, watch: Middleware): Api => {
  const client = createClient<paths>({ baseUrl, headers: token ? { authorization: `Bearer ${token}` } : {} })
  client.use(watch)
  return client
}

type ApiResult<T> = { data?: T; error?: unknown; response: Response }

const from = async <T>(result: Promise<ApiResult<T>>): Promise<T> => {
  const { data, error, response } = await result
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${JSON.stringify(error)}`)
  return data
}

const terms = {
  practice_region: { province: 'Western Cape', region: 'Cape Town Metro' },
  lunch: { allowed: true, paid: false, period: 1 },
} as const
const reason = { status_reason: 'We close that week.' }

export const postOffer = async (
  { practice, companyId, days }: Walk,
  key = crypto.randomUUID(),
  experience = 2,
): Promise<ApiResult<{ data: Schemas['Offer'] }>> =>
  practice.POST('/offers/company', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      accountid: companyId,
      profession: 'Pharmacist',
      experience,
      rates: [350, '550'],
      request_dates: days,
      ...terms,
    },
  })

const readByBoth = async ({ practice, locum }: Walk, bookingId: string): Promise<string[]> => {
  const read = { params: { path: { bookingId } } }
  const bookings = [
    await from(practice.GET('/bookings/{bookingId}', read)),
    await from(locum.GET('/bookings/{bookingId}', read)),
  ]
  return bookings.map(({ data }) => data.status)
}

/** A practice posts, a locum applies, the practice confirms, both read the booking, the practice cancels it. */
export const walkBooking = async (walk: Walk): Promise<string[]> => {
  const { practice, locum, companyId, locumId, days } = walk
  const [start = '', end = ''] = [days[0]?.date, days.at(-1)?.date]
  const { data: offer } = await from(postOffer(walk))
  const found = await from(
    locum.GET('/offers/company/search/{profession}/{start}/{end}/{experience}', {
      params: { path: { profession: 'Pharmacist', start, end, experience: 0 } },
    }),
  )
  const { revision = 0, available_dates = [] } = found.Items.find(({ id }) => id === offer.id) ?? {}
  const application = { params: { path: { id: offer.id } }, body: { revision, dates: available_dates } }
  await from(locum.PUT('/offers/company/update-application-to-offer/{id}', application))
  await from(locum.GET('/offers/professional/{start}/{end}', { params: { path: { start, end } } }))
  await from(practice.GET('/offers/company/{id}/{start}/{end}', { params: { path: { id: companyId, start, end } } }))
  const { data: applied } = await from(practice.GET('/offers/company/{id}', { params: { path: { id: offer.id } } }))
  const { id, version } = applied.offers_requests[0] ?? { id: locumId, version: 1 }
  const { data: booking } = await from(
    practice.PUT('/offers/company/confirm-offer/{offerId}', {
      params: { path: { offerId: offer.id } },
      body: { id, version },
    }),
  )
  const confirmed = await readByBoth(walk, booking.id)
  await from(
    practice.GET('/bookings/practice/{companyId}/{start}/{end}', { params: { path: { companyId, start, end } } }),
  )
  await from(
    locum.GET('/bookings/professional/{userId}/{start}/{end}', { params: { path: { userId: locumId, start, end } } }),
  )
  await from(
    practice.PUT('/bookings/schedule/{bookingId}/{accountId}/cancel', {
      params: { path: { bookingId: booking.id, accountId: companyId } },
      body: reason,
    }),
  )
  return [...confirmed, ...(await readByBoth(walk, booking.id))]
}

/** A practice finds a locum and sends three booking requests: one is accepted, one declined, one withdrawn. */
export const walkRequests = async (walk: Walk): Promise<string[]> => {
  const { practice, locum, companyId, locumId, days } = walk
  const [date = '', endDate = ''] = [days[0]?.date, days.at(-1)?.date]
  const period = { startOrId: date, endOrDate: endDate }
  const { data: posting } = await from(
    locum.POST('/calendar/professional/availability', {
      body: { date, end_date: endDate, status: 'available', start_time: '07:00', end_time: '18:00' },
    }),
  )
  await from(
    practice.GET('/calendar/professional/availability/search-v2/{profession}/{companyId}', {
      params: {
        path: { profession: 'Pharmacist', companyId },
        query: { location: 'Western Cape,Cape Town Metro', searchDates: days.map((day) => day.date).join() },
      },
    }),
  )
  const sent: Schemas['Offer'][] = []
  for (const day of days) {
    const request = {
      params: { path: { id: posting.id, date: day.date } },
      body: { accountid: companyId, request_dates: [day], ...terms },
    }
    sent.push(
      (await from(practice.PUT('/calendar/professional/availability/request-booking/{id}/{date}', request))).data,
    )
  }
  await from(locum.GET('/calendar/professional/availability/{startOrId}/{endOrDate}', { params: { path: period } }))
  await from(
    practice.GET('/calendar/professional/{professionalId}/availability/{start}/{end}', {
      params: { path: { professionalId: locumId, start: date, end: endDate }, query: { companyId } },
    }),
  )
  const [first, second, third] = sent as [Schemas['Offer'], Schemas['Offer'], Schemas['Offer']]
  const { data: booking } = await from(
    locum.PUT('/calendar/professional/availability/accept/{id}/{date}', {
      params: { path: { id: posting.id, date: first.date } },
      body: { id: first.id, revision: first.revision },
    }),
  )
  const { data: declined } = await from(
    locum.PUT('/calendar/professional/availability/reject/{id}/{date}', {
      params: { path: { id: posting.id, date: second.date } },
      body: { id: second.id },
    }),
  )
  const { data: takenBack } = await from(
    practice.PUT('/calendar/professional/availability/cancel-booking-request/{availabilityId}/{date}', {
      params: { path: { availabilityId: posting.id, date: third.date } },
      body: { id: third.id, ...reason },
    }),
  )
  await from(
    locum.DELETE('/calendar/professional/availability/{startOrId}/{endOrDate}', {
      params: { path: { startOrId: posting.id, endOrDate: endDate } },
    }),
  )
  await from(locum.GET('/notifications', {}))
  return [...(await readByBoth(walk, booking.id)), declined.status, takenBack.status]
}

/** One of every kind of refusal; returns their statuses. */
export const walkRefusals = async (walk: Walk, anonymous: Api, idToken: Api): Promise<number[]> => {
  const { practice, locum, companyId, days } = walk
  const { data: offer } = await from(postOffer(walk))
  const [absent, cancel] = [
    { params: { path: { bookingId: 'B0000000' } } },
    { params: { path: { offerId: offer.id } }, body: reason },
  ]
  const application = {
    params: { path: { id: offer.id } },
    body: { revision: offer.revision, dates: offer.available_dates },
  }
  await from(practice.PUT('/offers/company/cancel-offer/{offerId}', cancel))
  const key = crypto.randomUUID()
  await from(postOffer(walk, key))
  const answers: { response: Response }[] = [
    await practice.POST('/offers/company', {
      body: { accountid: companyId, request_dates: days, ...terms, profession: '', experience: -1, rates: [1, 2] },
    }),
    await anonymous.GET('/bookings/{bookingId}', absent),
    await idToken.GET('/bookings/{bookingId}', absent),
    await locum.PUT('/offers/company/cancel-offer/{offerId}', cancel),
    await practice.GET('/bookings/{bookingId}', absent),
    await practice.GET('/bookings/{bookingId}', { params: { path: { bookingId: '' } } }),
    await locum.PUT('/offers/company/update-application-to-offer/{id}', application),
    await practice.PUT('/offers/company/cancel-offer/{offerId}', {
      ...cancel,
      body: { status_reason: 'x'.repeat(300_000) },
    }),
    await practice.PUT('/offers/company/cancel-offer/{offerId}', {
      ...cancel,
      body: { status_reason: 'x'.repeat(7_000_000) },
    }),
    await postOffer(walk, key, 3),
  ]
  return answers.map(({ response }) => response.status)
}

export const walkDescription = async (client: Api): Promise<void> => {
  await from(client.GET('/health', {}))
  const description: Record<string, unknown> = await from(client.GET('/openapi.json', {}))
  if (typeof description.openapi !== 'string') throw new Error('No description')
  await from(client.GET('/docs', { parseAs: 'text' }))
}
