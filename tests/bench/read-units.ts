import { definitionOf, type TableName } from '#infra/tables.ts'
import { contracts } from '#shared/api-contract.ts'
import { monthOf, type LocalDate } from '#shared/kernel/dates.ts'
import { type Caller, eventFor, type OperationName } from '#tests/support/api.ts'
import { entryOf, openDay, putEntries } from '#tests/support/search-entries.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createLocum,
  createPractice,
  offerTemplate,
  post,
  shiftAhead,
  verification,
} from '#tests/support/people.ts'
import { consumedBy, sizeOf, type Call, type WireItem } from './capacity.ts'
import { atMost, type Figure } from './figure.ts'
import { freshHandler } from './fresh-handler.ts'
import { operations, type World } from './world.ts'

/** Enough data that every list has something to read. */
const populate = async ({ api, people, requestFor }: World): Promise<void> => {
  const { own, other, admin } = people
  // The days before are those that `requestFor` books.
  for (let count = 0; count < 23; count += 1) {
    const request_dates = [4 + 2 * count, 5 + 2 * count].map((days) => ({
      date: ahead(days),
      start_time: '08:00',
      end_time: '17:00',
    }))
    const offer = await post(api, own.practice, {
      request_dates,
      notes: 'Parking behind the shop. Please bring your registration card.',
    })
    for (const { locum } of [own, other]) await apply(api, locum, offer)
    if (count % 3 === 0) await confirm(api, own.practice, offer, own.locum)
    await requestFor('markNotificationRead')
  }
  // More open offers than a page of the market shows; the locum has applied for those above.
  for (let count = 0; count < 40; count += 1) {
    const shift = shiftAhead(8 + count)
    await post(api, own.practice, { request_dates: [shift], notes: 'Parking behind the shop.' })
  }
  for (const days of [[51, 52], [54], [56, 57, 58]])
    await api.call('requestBooking', own.practice.member, sendRequest(own.locum, own.practice, days))
  await api.call('postAvailability', own.locum, {
    body: { date: ahead(0), end_date: ahead(60), status: 'available', start_time: '08:00', end_time: '17:00' },
  })
  for (let count = 0; count < 12; count += 1) {
    const { id: professionalId } = await createLocum(api, {}, admin)
    const params = { companyId: own.practice.companyId, professionalId }
    await api.call('blockLocum', own.practice.member, { params, body: { note: 'Cancelled twice on the day.' } })
  }
  const ofCompany = { companyId: own.practice.companyId }
  const place = 'Western Cape,Cape Town Metro'
  // A page of favourites, whose ids are in sixteen items.
  const favourites: Caller[] = []
  // A hundred at once would be too many.
  while (favourites.length < 100)
    favourites.push(...(await Promise.all(Array.from({ length: 10 }, () => createLocum(api, {}, admin)))))
  await putEntries(
    api,
    favourites.map(({ id }) => entryOf({ place, id })),
  )
  for (const { id: professionalId } of favourites)
    await api.call('addFavourite', own.practice.member, { params: { ...ofCompany, professionalId } })
  for (let count = 0; count < 20; count += 1) {
    const { caller, request } = await requestFor('reportMessage')
    await api.send('reportMessage', caller, request)
  }
  await api.call('createOfferTemplate', own.practice.member, { params: ofCompany, body: offerTemplate('Weekdays') })
  await api.call('createPool', own.practice.member, { params: ofCompany, body: { name: 'Saturday team' } })
  // More than a page of a search.
  await putEntries(
    api,
    Array.from({ length: 300 }, () => entryOf({ place, open: { [ahead(7)]: openDay.available } })),
  )
  for (let count = 0; count < 2; count += 1)
    await api.send('createCompany', own.practice.member, (await requestFor('createCompany')).request)
  const { companyId } = await createPractice(api)
  await api.call('decideCompanyApproval', admin, { params: { companyId }, body: approvalBody(false) })
  await api.call('decideApproval', admin, { params: { id: own.locum.id }, body: { approved: true } })
  await createLocum(api)
  for (const locum of favourites.slice(0, 5))
    await api.call('saveVerification', locum, { body: verification({ registration_expiry: ahead(20) }) })
  // Each is told to the locum.
  for (let count = 0; count < 60; count += 1) await api.call('getProfessional', admin, { params: { id: own.locum.id } })
  // More than a page of the audit.
  for (let count = 0; count < 60; count += 1) await api.call('getPerson', admin, { params: { userId: own.locum.id } })
  for (let count = 0; count < 5; count += 1)
    for (const target of [own.locum, own.practice]) await impersonating(api, admin, target, 'view')
  const wallets = [
    { type: 'professional', ownerId: own.locum.id },
    { type: 'company', ownerId: own.practice.companyId },
  ] as const
  for (const params of wallets)
    for (let count = 0; count < 30; count += 1)
      await api.call('adjustWallet', admin, { params, body: { type: 1, amount: 150, note: 'Sunday cover bonus' } })
  for (const name of ['listRedemptions', 'listPlacements', 'listPrivacyRequests'] as const)
    for (let count = 0; count < 5; count += 1) await requestFor(name)
}

/** The ranges that a call read: one for a query, one per item for a batch or an item of its own. */
const rangesOf = ({ operation, response }: Call): WireItem[][] => {
  if (operation === 'GetItem') return [response.Item ? [response.Item as WireItem] : []]
  return response.Items
    ? [response.Items as WireItem[]]
    : (Object.values(response.Responses ?? {}) as WireItem[][]).flat().map((item) => [item])
}

const leastUnits = (range: WireItem[]): number =>
  Math.max(1, Math.ceil(range.reduce((sum, item) => sum + sizeOf(item), 0) / 4096)) * 0.5

/** Beside its messages, a conversation is what either party has of it, and whether the locum is blocked. */
const isOfConversation = ({ request }: Call): boolean => /^(CHAT|BLOCK)#/.test(request.Key.sk.S as string)

/**
 * Options are either the list itself, or what a Lambda caches for a minute to check a request. An item of its own is
 * the caller's or the practice's, except in a conversation.
 */
const isOfList = (name: OperationName, call: Call): boolean => {
  const { operation, request } = call
  if (operation === 'GetItem') return name === 'openConversation' && isOfConversation(call)
  if (!['Query', 'Scan', 'BatchGetItem'].includes(operation)) return false
  return request.TableName !== 'config' || name in contracts.options
}

/** Entries of a keys-only index lead to items but are not items themselves. */
const itemsRead = ({ request, response }: Call): number => {
  const index = request.IndexName && definitionOf(request.TableName as TableName).indexes?.[request.IndexName as string]
  if (index?.projection === 'KEYS_ONLY') return 0
  return response.ScannedCount ?? Object.values(response.Responses ?? {}).flat().length
}

/** A locum's own applications of the period, and the offers of the market that are left out for them. */
const decidedByApplications = (reads: readonly Call[]): number => {
  const rows = (index: string) =>
    reads
      .filter(({ request }) => request.IndexName === index)
      .flatMap(rangesOf)
      .flat()
  const applied = new Set(rows('professional').map(({ pk }) => pk?.S))
  return applied.size + rows('market').filter(({ pk }) => applied.has(pk?.S)).length
}

/** A year of sums and a page of bookings, by which a practice’s wallet says what is still to come. */
const MAX_TO_COME = 40
const isOfWalletSummary = (name: OperationName, { request }: Call): boolean =>
  name in contracts.wallets && request.TableName === 'bookings'

type ResponseItem = {
  offers_requests?: unknown[]
  match?: unknown
  days?: { date: LocalDate }[]
  booking_requests?: { id: string }[]
}

/** How many a search covers; the summary of other lists says something else. */
type Counts = { all: number; leftOut: number }
const isRanking = (summary: Partial<Counts> | undefined): summary is Counts =>
  summary?.all !== undefined && summary.leftOut !== undefined

/** A practice of mine comes with my membership, a member with their account. */
const ITEMS_EACH: Partial<Record<OperationName, number>> = { listMyPractices: 2, listMembers: 2 }

/** A match of a search has a word there. */
const isCompared = (match: unknown): boolean => typeof match === 'object'

/**
 * An offer comes with its applications, a compared applicant with profile and open days; a calendar is stored by
 * month, however many days are posted.
 */
const countItems = (items: readonly ResponseItem[]): number => {
  const postings = items.filter(({ booking_requests }) => booking_requests)
  const months = new Set(postings.flatMap(({ days = [] }) => days.map(({ date }) => monthOf(date))))
  const requests = new Set(postings.flatMap(({ booking_requests = [] }) => booking_requests.map(({ id }) => id)))
  const others = items.filter(({ booking_requests }) => !booking_requests)
  return (
    months.size +
    requests.size +
    others.reduce(
      (sum, { offers_requests = [], match }) => sum + 1 + offers_requests.length + (isCompared(match) ? 2 : 0),
      0,
    )
  )
}

/**
 * P4: what a list reads compared with its bytes and items. The caller's own membership or profile doesn't count towards
 * the list.
 */
export async function readUnits(world: World): Promise<Figure[]> {
  await populate(world)
  const figures: Figure[] = []
  for (const [name, { list }] of operations) {
    if (!list) continue
    const { operation, caller, request } = await world.requestFor(name)
    // A Lambda's cache would hide reads.
    const handler = await freshHandler(name, name)
    let body = ''
    const calls = await world.meter.measure(async () => {
      const response = await handler(eventFor(operation, caller, request), {})
      if (response.statusCode !== 200) throw new Error(`${name} answered ${response.body}`)
      body = response.body ?? ''
    })
    const reads = calls.filter((call) => isOfList(name, call))
    // Stored with the practice, which the caller's membership has read.
    if (reads.length === 0) continue
    const units = reads.flatMap(consumedBy).reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0)
    const least = reads.flatMap(rangesOf).reduce((sum, range) => sum + leastUnits(range), 0)
    const { Items, Summary } = JSON.parse(body) as { Items: ResponseItem[]; Summary?: Partial<Counts> }
    const ranking = isRanking(Summary) ? Summary : undefined
    const answered =
      countItems(Items) * (ITEMS_EACH[name] ?? 1) + (name === 'searchOffers' ? decidedByApplications(reads) : 0)
    if (answered === 0) throw new Error(`${name} has nothing to answer; P4 would say nothing.`)
    // A search ranks the rows of everybody whom it covers, and then reads the entries of its page alone.
    const rows = reads.filter(({ operation }) => ranking && operation === 'Query')
    const ofSummary = reads.filter((call) => isOfWalletSummary(name, call))
    const itemsOf = (calls: Call[]) => calls.reduce((sum, call) => sum + itemsRead(call), 0)
    const read = itemsOf(reads.filter((call) => !rows.includes(call) && !ofSummary.includes(call)))
    if (ofSummary.length > 0)
      figures.push(atMost('P4', `${name}: items read for what is still to come`, itemsOf(ofSummary), MAX_TO_COME))
    if (ranking) {
      const [ranked, covered] = [rows.reduce((sum, call) => sum + itemsRead(call), 0), ranking.all + ranking.leftOut]
      figures.push(atMost('P4', `${name}: ${ranked} rows ranked, × the ${covered} it covers`, ranked / covered, 1.2))
    }
    figures.push(
      atMost('P4', `${name}: ${units} read units, × the least for what it gets`, units / least, 1.2),
      atMost('P4', `${name}: ${read} items read, × the ${answered} it answers`, read / answered, 1.2),
    )
  }
  return figures
}
