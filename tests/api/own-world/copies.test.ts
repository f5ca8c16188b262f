import { readFileSync } from 'node:fs'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TableName } from '#infra/tables.ts'
import { leftOut } from '#shared/exports/left-out.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { eventually } from '#tests/support/events.ts'
import { startExport, readExport } from '#tests/support/exports.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { putInvite } from '#tests/support/invites.ts'
import {
  ahead,
  apply,
  bankAccount,
  confirm,
  createPractice,
  offerTemplate,
  post,
  type Practice,
} from '#tests/support/people.ts'

const { api, admin, newLocum, notesOf, stop } = await startApiWithEvents()
afterAll(stop)

type Copy = 'locum' | 'practice' | 'member'
/** A kind of item, where one is, which of its texts is replaced, and whose copies have that text. */
type Planted = { kind: string; of: () => string; path: readonly string[]; copies: readonly Copy[] }

let locum: Caller
let practice: Practice
let reportId: string
let placementId: string
let redemptionId: string
let offerId: string
let askedId: string
let bookingId: string

const ofLocum = () => locum.id
const ofPractice = () => practice.companyId
const ofMember = () => practice.member.id
const both = ['locum', 'practice'] as const

const planted: readonly Planted[] = [
  { kind: 'professionals PROFILE', of: ofLocum, path: ['short_bio'], copies: ['locum'] },
  { kind: 'professionals PERSONAL', of: ofLocum, path: ['payment_info', 'account_holder'], copies: ['locum'] },
  { kind: 'users USER', of: ofMember, path: ['name'], copies: ['practice', 'member'] },
  { kind: 'users NOTE#', of: ofLocum, path: ['text'], copies: ['locum'] },
  { kind: 'users NOTE#', of: ofMember, path: ['text'], copies: ['member'] },
  { kind: 'companies COMPANY', of: ofPractice, path: ['short_bio'], copies: ['practice'] },
  { kind: 'companies COMPANY', of: ofPractice, path: ['name'], copies: ['practice', 'member'] },
  { kind: 'companies BLOCK#', of: ofPractice, path: ['note'], copies: ['practice'] },
  { kind: 'companies POOL#', of: ofPractice, path: ['name'], copies: ['practice'] },
  { kind: 'companies INVITE#', of: ofPractice, path: ['email'], copies: ['practice', 'member'] },
  { kind: 'companies TEMPLATES', of: ofPractice, path: ['templates', '0', 'notes'], copies: ['practice'] },
  { kind: 'offers OFFER', of: () => offerId, path: ['notes'], copies: both },
  { kind: 'offers OFFER-APPLICATION#', of: () => offerId, path: ['professional', 'surname'], copies: both },
  { kind: 'bookings BOOKING', of: () => bookingId, path: ['notes'], copies: both },
  { kind: 'wallets TX#', of: ofLocum, path: ['note'], copies: ['locum'] },
  { kind: 'wallets TX#', of: ofPractice, path: ['note'], copies: ['practice'] },
  { kind: 'wallets REDEMPTION', of: () => redemptionId, path: ['requestedBy'], copies: ['practice'] },
  { kind: 'placements PLACEMENT', of: () => placementId, path: ['message'], copies: ['practice'] },
  { kind: 'messages MSG#', of: () => `${locum.id}~${practice.companyId}`, path: ['message'], copies: both },
  { kind: 'messages CHAT#', of: ofLocum, path: ['name'], copies: ['locum'] },
  { kind: 'reports REPORT', of: () => reportId, path: ['reason'], copies: ['locum'] },
  { kind: 'privacy REQUEST', of: () => askedId, path: ['message'], copies: ['locum'] },
  { kind: 'grants SUPPORT#', of: ofLocum, path: ['reason'], copies: ['locum'] },
]

/** In copies by other values: an id, a time, a number. */
const byValue: Record<string, () => [Copy, string]> = {
  'professionals VIEW#': () => ['locum', '"by":"support"'],
  'professionals INSTANT': () => ['locum', practice.companyId],
  'companies FAVOURITES#': () => ['practice', locum.id],
  'companies MEMBER#': () => ['member', practice.companyId],
  'privacy CONSENT#': () => ['locum', '"privacy":1'],
  'privacy OBJECTION': () => ['locum', '"marketing_objected_at":"'],
  'audit audit entry': () => ['locum', '"what":"application.sent"'],
  'calendars month': () => ['locum', '"availability_code":"V'],
  'bookings CANCELLATION#': () => ['practice', '"cancelledBy":"company"'],
}

/** Counts, versions and settings, which name nobody. */
const impersonal = [
  'agenda PROGRESS',
  'audit COUNTS#',
  'bookings SUMS#',
  'companies CLOSED-INVITE#',
  'companies INVITE-COUNT',
  'companies LISTS',
  'companies deleted company',
  'messages NEW-CHAT-COUNT',
  'placements PLACEMENT-COUNT',
  'wallets LOCK',
  'wallets STATEMENT-COUNT',
]
/** What the agency has of itself. */
const isOfAgency = (item: string) => item.startsWith('config ')

const canaryOf = ({ kind, path, copies }: Planted) => `Kanarie <b>${kind} ${path.join('.')} ${copies.join()}</b>`

const plant = async (one: Planted): Promise<void> => {
  const [table, name] = one.kind.split(' ') as [TableName, string]
  const found = (await api.partition(table, one.of())).find(({ sk }) => String(sk).startsWith(name))
  if (!found) throw new Error(`There is no ${one.kind}`)
  const names = Object.fromEntries(one.path.map((part, at) => [`#${at}`, part]))
  const path = one.path.map((part, at) => (/^\d+$/.test(part) ? `[${part}]` : `.#${at}`)).join('')
  await api.db.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: found.pk, sk: found.sk },
      UpdateExpression: `SET ${path.slice(1)} = :text`,
      ExpressionAttributeNames: Object.fromEntries(Object.entries(names).filter(([, part]) => !/^\d+$/.test(part))),
      ExpressionAttributeValues: { ':text': canaryOf(one) },
    }),
  )
}

/** Both files of a copy: for programs, and to read in a browser. */
const copyOf = async (caller: Caller, companyId?: CompanyId): Promise<{ json: string; html: string }> => {
  if (caller.role === 'Locum' || companyId) await startExport(api, caller, companyId)
  else await api.send('startAccountExport', caller, { body: {} })
  const { url, readableUrl } = await eventually(async () => {
    const asked =
      caller.role === 'Locum' || companyId
        ? await readExport(api, caller, companyId)
        : await api.send('getAccountExport', caller, {})
    return asked.body.data.status === 'ready' && asked.body.data
  })
  const read = async (address: string) => (await fetch(address)).text()
  return { json: await read(url), html: await read(readableUrl) }
}

let copies: Record<Copy, { json: string; html: string }>

beforeAll(async () => {
  locum = await newLocum()
  practice = await createPractice(api)
  const { member, companyId } = practice
  const params = { companyId }
  await api.call('saveBankAccount', locum, { body: bankAccount })
  await api.call('postAvailability', locum, {
    body: { date: ahead(20), end_date: ahead(22), status: 'open', start_time: '08:00', end_time: '20:00' },
  })
  const offer = await post(api, practice, { notes: 'Ask for Hester.' })
  offerId = offer.id
  await apply(api, locum, offer)
  bookingId = (await confirm(api, practice, offer, locum, offer.available_dates.slice(0, 2))).id
  await api.call('cancelBooking', member, {
    params: { bookingId, accountId: companyId },
    body: { status_reason: 'We have closed.', dates: offer.available_dates.slice(0, 1) },
  } as never)
  const blocked = { params: { companyId, professionalId: (await newLocum()).id } }
  await api.call('blockLocum', member, { ...blocked, body: { note: 'Was late.' } } as never)
  await api.call('addFavourite', member, { params: { companyId, professionalId: locum.id } })
  await api.call('createOfferTemplate', member, { params, body: offerTemplate('Mondays') })
  await api.call('createPool', member, { params, body: { name: 'Weekend team' } })
  await putInvite(api, companyId, member.id)
  const position = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40', message: 'Soon' }
  placementId = (await api.call('requestPlacement', member, { params, body: position })).id
  const fill = (type: 'company' | 'professional', ownerId: string) =>
    api.call('adjustWallet', admin, {
      params: { type, ownerId } as never,
      body: { type: 1, amount: 50, note: 'Bonus' },
    })
  await fill('professional', locum.id)
  await fill('company', companyId)
  redemptionId = (await api.call('redeemCredits', member, { params })).id
  const { write } = chatsOf(api)
  await write(asPractice(practice), asLocum(locum), 'When can you start?')
  await api.call('reportMessage', locum, {
    params: { receivedByID: locum.id, sentByID: companyId },
    body: { id: 1, reason: 'This is rude.' },
  })
  reportId = (await api.call('listReports', admin, {})).Items[0].id
  const asked = { kind: 'access', message: 'What do you have of me?' } as const
  askedId = (await api.call('sendPrivacyRequest', locum, { body: asked })).id
  const { current } = await api.call('getPrivacyChoices', locum, {})
  await api.call('agreeToTexts', locum, { body: current })
  await api.call('objectToMarketing', locum, { body: { objects: true } })
  await api.call('getProfessional', admin, { params: { id: locum.id } })
  await impersonating(api, admin, locum, 'act')
  await eventually(async () => (await notesOf(locum)).length > 0 && (await notesOf(member)).length > 0)
  await eventually(async () => (await api.scan('audit')).some(({ what }) => what === 'booking.confirmed'))
  for (const one of planted) await plant(one)
  copies = {
    locum: await copyOf(locum),
    practice: await copyOf(member, companyId),
    member: await copyOf(member),
  }
})

const stored = [
  ...readFileSync('docs/generated/stored-items.md', 'utf8').matchAll(/^\| (\S+) \| (.+?) \| \d+ \| `/gm),
].map(([, table, item]) => `${table} ${item}`)

it('every kind of stored item is in a copy, or listed with the reason why it is left out', () => {
  const known = new Set<string>([
    ...planted.map(({ kind }) => kind),
    ...Object.keys(byValue),
    ...leftOut.flatMap(({ items }) => items),
    ...impersonal,
  ])
  expect(stored.filter((item) => !known.has(item) && !isOfAgency(item))).toEqual([])
  expect([...known].filter((item) => !stored.includes(item))).toEqual([])
})

it('what was planted in each is in those copies and in no other, in the page as text', () => {
  const found = planted.map((one) => [
    one.kind,
    one.path.join('.'),
    (Object.keys(copies) as Copy[]).filter((copy) => copies[copy].json.includes(canaryOf(one))),
  ])
  expect(found).toEqual(planted.map(({ kind, path, copies: owners }) => [kind, path.join('.'), [...owners]]))
  const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const inPages = planted.map((one) => [
    one.kind,
    (Object.keys(copies) as Copy[]).filter((copy) => copies[copy].html.includes(escaped(canaryOf(one)))),
  ])
  expect(inPages).toEqual(planted.map(({ kind, copies: owners }) => [kind, [...owners]]))
})

it.each(Object.entries(byValue))('%s is in its owner’s copy by what it says', (_, expected) => {
  const [copy, value] = expected()
  expect(copies[copy].json).toContain(value)
})

it('the page loads and runs nothing, is complete, and says what is left out and why', () => {
  for (const { html } of Object.values(copies)) {
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s)
    expect(html).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|<img|<link|<b>| on\w+=|src=|href=/i)
    for (const { what } of leftOut) expect(html).toContain(what)
    expect(html.match(/<(section|ol|dl|li|dd)\b/g)?.length).toBe(html.match(/<\/(section|ol|dl|li|dd)>/g)?.length)
  }
})

it('no copy has the id of a super admin', () => {
  for (const { json, html } of Object.values(copies)) expect(json + html).not.toContain(admin.id)
})
