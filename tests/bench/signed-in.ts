import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { tenant } from '#infra/tenants/demo.ts'
import { addDays, MAX_PERIOD_DAYS, todayAt } from '#shared/kernel/dates.ts'
import { accessTokenOf } from './running-product.ts'
import { people, type Person, type Subjects } from './reads.ts'
import { fetchBytes, type WireResponse } from './wire.ts'

/**
 * The demo world's users, signed in. Access tokens expire after a quarter of an hour, so a long measurement renews
 * them.
 */
export const signedInPeople = (url: string) => {
  const kept = new Map<Person, { token: string; until: number }>()
  const tokenOf = async (who: Person): Promise<string> => {
    const known = kept.get(who)
    if (known && known.until > Date.now()) return known.token
    const token = await accessTokenOf(url, people[who])
    kept.set(who, { token, until: Date.now() + 10 * 60_000 })
    return token
  }
  return async (
    who: Person | undefined,
    path: string,
    { method = 'GET', encodings, body = {} }: { method?: string; encodings?: string; body?: object } = {},
  ): Promise<WireResponse> => {
    const headers: Record<string, string> = {
      ...(who && { authorization: `Bearer ${await tokenOf(who)}` }),
      ...(encodings && { 'accept-encoding': encodings }),
      'content-type': 'application/json',
    }
    return fetchBytes(url + path, { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) })
  }
}

/** A user's id, read from their access token. */
export const idOf = async (who: Person, url: string): Promise<string> =>
  `usr_${decodeJwt(await accessTokenOf(url, people[who])).sub}`

export type Fetch = ReturnType<typeof signedInPeople>

/** A report of the second message, which has a file, between a locum and a practice of the demo world. */
const reportOf = async (
  fetch: Fetch,
  json: (who: Person, path: string) => Promise<{ Items: never[] }>,
  { receivedByID, sentByID }: { receivedByID: string; sentByID: string },
): Promise<string> => {
  const body = { id: 2, reason: 'This file is not for me.' }
  await fetch('locum', `/api/messages/report/${receivedByID}/${sentByID}`, { method: 'POST', body })
  const [report] = (await json('admin', '/api/admin/reports')).Items as { id: string }[]
  return report?.id ?? ''
}

/** The subjects of the reads; of several practices, the one with the longest lists. */
export const subjectsOf = async (fetch: Fetch): Promise<Subjects> => {
  const json = async (who: Person, path: string) =>
    JSON.parse((await fetch(who, path)).body.toString()) as { data: never; Items: never[] }
  const today = todayAt(new Date().toISOString())
  const year = `${today}/${addDays(today, MAX_PERIOD_DAYS)}`
  const {
    id: locumId,
    profession,
    address,
  } = (await json('locum', '/api/professionals')).data as {
    id: string
    profession: string
    address: { province: string; region: string }
  }
  const companies = (await json('practice', '/api/companies/mypractices')).Items as { id: string }[]
  const counted = await Promise.all(
    companies.map(async ({ id }) => ({
      id,
      offers: (await json('practice', `/api/offers/company/${id}/${year}`)).Items as { id: string }[],
      bookings: (await json('practice', `/api/bookings/practice/${id}/${year}`)).Items as { id: string }[],
    })),
  )
  const [busiest] = counted.toSorted((a, b) => b.offers.length - a.offers.length)
  if (!busiest) throw new Error('The demo practice is missing.')
  const pools = `/api/companies/${busiest.id}/pools`
  await fetch('practice', pools, { method: 'POST', body: { name: 'Saturday team' } })
  const [pool] = (await json('practice', pools)).Items as { id: string }[]
  const feed = await fetch('practice', '/api/calendar/feed', { method: 'POST' })
  const invite = await fetch('practice', `/api/companies/${busiest.id}/invite`, {
    method: 'POST',
    body: { email: `${randomUUID()}@people.test` },
  })
  const { inviteLink } = (JSON.parse(invite.body.toString()) as { data: { inviteLink: string } }).data
  return {
    tenantId: tenant.tenantId,
    locumId,
    companyId: busiest.id,
    profession,
    province: address.province,
    region: address.region,
    offerId: busiest.offers[0]?.id ?? '',
    bookingId: busiest.bookings[0]?.id ?? '',
    poolId: pool?.id ?? '',
    reportId: await reportOf(fetch, json, { receivedByID: locumId, sentByID: busiest.id }),
    feedToken: (JSON.parse(feed.body.toString()) as { data: { token: string } }).data.token,
    inviteToken: inviteLink.split('/').at(-1) ?? '',
  }
}
