import { decodeJwt } from 'jose'
import { tenant } from '#infra/tenants/demo.ts'
import { addDays, MAX_PERIOD_DAYS, todayAt } from '#shared/kernel/dates.ts'
import { accessTokenOf } from './running-product.ts'
import { people, type Person, type Subjects } from './reads.ts'
import { fetchBytes, type WireResponse } from './wire.ts'
import { newAddress } from '#tests/support/people.ts'

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

type Json = (who: Person, path: string, method?: string) => Promise<{ data: never; Items: never[] }>

/** A message with a file that one of the practices has sent to the locum. */
const messageWithFile = async (json: Json, companies: readonly { id: string }[], locumId: string) => {
  for (const { id: sentByID } of companies) {
    const { Items = [] } = await json('locum', `/api/messages/${locumId}/${sentByID}`, 'PATCH')
    const found = (Items as { id: number; sentByID: string; attachment?: object }[]).find(
      (message) => message.attachment && message.sentByID === sentByID,
    )
    if (found) return { receivedByID: sentByID, sentByID: locumId, id: found.id }
  }
  throw new Error('No practice of the demo world has sent the locum a file.')
}

const reportOf = async (fetch: Fetch, json: Json, file: Subjects['file']): Promise<string> => {
  const body = { id: file.id, reason: 'This file is not for me.' }
  await fetch('locum', `/api/messages/report/${file.sentByID}/${file.receivedByID}`, { method: 'POST', body })
  const [report] = (await json('admin', '/api/admin/reports')).Items as { id: string }[]
  return report?.id ?? ''
}

/** Of a practice that can still invite: the busiest one may have as many invites as it can have. */
const inviteTokenOf = async (fetch: Fetch, companies: readonly { id: string }[]): Promise<string> => {
  const body = { email: newAddress() }
  for (const { id } of companies) {
    const invite = await fetch('practice', `/api/companies/${id}/invite`, { method: 'POST', body })
    if (invite.status !== 200) continue
    const { data } = JSON.parse(invite.body.toString()) as { data: { inviteLink: string } }
    return data.inviteLink.split('/').at(-1) ?? ''
  }
  throw new Error('No practice of the demo world has room for an invite.')
}

const redemptionOf = async (fetch: Fetch, companyId: string): Promise<string> => {
  const body = { type: 1, amount: 10, note: 'Credits to redeem' }
  await fetch('admin', `/api/wallet/company/${companyId}/transactions`, { method: 'POST', body })
  const redeemed = await fetch('practice', `/api/companies/${companyId}/wallet/redeem/request`, { method: 'POST' })
  return (JSON.parse(redeemed.body.toString()) as { data: { id: string } }).data.id
}

/** The subjects of the reads; of several practices, the one with the longest lists. */
export const subjectsOf = async (fetch: Fetch): Promise<Subjects> => {
  const json: Json = async (who, path, method) => JSON.parse((await fetch(who, path, { method })).body.toString())
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
  const file = await messageWithFile(json, companies, locumId)
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
    file,
    reportId: await reportOf(fetch, json, file),
    feedToken: (JSON.parse(feed.body.toString()) as { data: { token: string } }).data.token,
    inviteToken: await inviteTokenOf(fetch, companies),
    redemptionId: await redemptionOf(fetch, busiest.id),
  }
}
