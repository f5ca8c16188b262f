import { describe, expect, it } from 'vitest'
import { dueNotificationsRepository } from '#functions/stores/due-notifications.repository.ts'
import { eventIdOf } from '#shared/kernel/ids.ts'
import type { SentNotification } from '#shared/notifications/notifications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { asLocum, asPractice, chatsOf } from '#tests/support/chats.ts'
import { codeOf, type Caller, type OperationName } from '#tests/support/api.ts'
import { promote, tinyPng, uploadFile } from '#tests/support/documents.ts'
import { ahead, apply, bankAccount, createPractice, join, post, verification } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const chats = chatsOf(api)
const nobody = 'usr_00000000-0000-4000-8000-000000000000'
const period = { start: ahead(0), end: ahead(30) }

const personOf = async ({ id }: Pick<Caller, 'id'>) => api.call('getPerson', admin, { params: { userId: id } })

const viewsOf = async ({ id }: Caller): Promise<number> =>
  (await api.partition('professionals', id)).filter(({ sk }) => String(sk).startsWith('VIEW#')).length

describe('a person', () => {
  it('is shown with their profile, but of the identity number and the bank account a few digits', async () => {
    const locum = await newLocum({ idpassport: '8001015009087' })
    await api.call('saveBankAccount', locum, { body: { ...bankAccount, account_number: '62812344471' } })
    const person = await personOf(locum)
    expect(person).toMatchObject({
      id: locum.id,
      name: 'Thandi Nkosi',
      email: locum.email,
      role: 'Locum',
      practices: [],
    })
    expect(person.profile).toMatchObject({
      profession: 'Pharmacist',
      professional_number: verification().professional_number,
      idpassport: '800101 •••• 087',
      bank: { bank_name: bankAccount.bank_name, account_number: '•••• 4471' },
      approved: true,
    })
    const text = JSON.stringify(person)
    for (const hidden of ['8001015009087', '62812344471', bankAccount.tax_number, bankAccount.account_holder])
      expect(text).not.toContain(hidden)
    const review = await api.call('getProfessionalReview', admin, { params: { id: locum.id } })
    expect(review).toMatchObject({ professional: { idpassport: '800101 •••• 087' }, unusual_id_number: false })
    expect(JSON.stringify(review)).not.toMatch(/8001015009087|62812344471/)
    // Nothing was opened that is recorded; opening it all is.
    expect(await viewsOf(locum)).toBe(0)
    const full = await api.call('getProfessional', admin, { params: { id: locum.id } })
    expect(full).toMatchObject({ idpassport: '8001015009087', payment_info: { account_number: '62812344471' } })
    expect(await viewsOf(locum)).toBe(1)
  })

  it('is shown with the practices that they work for, whether or not they have a profile', async () => {
    const { member, companyId } = await createPractice(api, 'Station Street Pharmacy')
    const second = await createPractice(api, 'Vineyard Pharmacy')
    await join(api, second.companyId, member, 'booker')
    const { profile, practices, role } = await personOf(member)
    expect(profile).toBeUndefined()
    expect(role).toBe('CompanyAdmin')
    expect(practices).toEqual([
      { id: companyId, name: 'Station Street Pharmacy', role: 'owner', approved: true },
      { id: second.companyId, name: 'Vineyard Pharmacy', role: 'booker', approved: true },
    ])
    expect(
      (await api.list('listMembers', admin, { params: { companyId: second.companyId } })).map(({ id }) => id),
    ).toContain(member.id)
    expect(await api.list('listPendingInvites', admin, { params: { companyId } })).toEqual([])
  })

  it('who does not exist is not found, and has nothing', async () => {
    expect(codeOf(await api.send('getPerson', admin, { params: { userId: nobody } }))).toBe('USER_NOT_FOUND')
    expect(await api.list('listSentNotifications', admin, { params: { userId: nobody } })).toEqual([])
    for (const name of ['listAvailabilityOfLocum', 'listApplicationsOfLocum'] as const)
      expect(await api.list(name, admin, { params: { userId: nobody, ...period } }), name).toEqual([])
  })
})

it('what a locum has applied for and posted is shown as they see it', async () => {
  const [locum, practice] = [await newLocum(), await createPractice(api)]
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  await api.call('postAvailability', locum, {
    body: { date: ahead(3), end_date: ahead(3), start_time: '08:00', end_time: '17:00', status: 'available' },
  })
  const of = { params: { userId: locum.id, ...period } }
  const [applied, own] = [
    (await api.list('listApplicationsOfLocum', admin, of)) as Offer[],
    await api.list('listMyApplications', locum, { params: period }),
  ]
  expect(applied.map(({ id }) => id)).toEqual([offer.id])
  expect(applied).toEqual(own)
  expect(await api.list('listAvailabilityOfLocum', admin, of)).toEqual(
    await api.list('listAvailability', locum, { params: period }),
  )
})

describe('conversations', () => {
  it('are listed with whom, how many messages and when, never with what was said', async () => {
    const practice = await createPractice(api)
    const [them, her] = [asPractice(practice), asLocum(await newLocum())]
    await chats.write(them, her, 'A secret about the roster.')
    await chats.write(them, her, 'And another one.')
    const [chat, ...others] = await api.list('listConversationsOfParty', admin, { params: { partyId: her.id } })
    expect(others).toEqual([])
    expect(chat).toEqual({
      sentByID: them.id,
      name: 'Harbour Road Pharmacy',
      picture_file: expect.any(String),
      lastAt: expect.any(String),
      lastSentByID: them.id,
      messages: 2,
      unread: 2,
    })
    const [theirs] = await api.list('listConversationsOfParty', admin, { params: { partyId: them.id } })
    expect(theirs).toMatchObject({ sentByID: her.id, name: 'Thandi Nkosi', messages: 2, unread: 0 })
    // She has not been shown as having read them.
    expect((await chats.open(them, her)).body.Items.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([
      false,
      false,
    ])
  })

  it('have their reported messages with them, on either side, also once the report is closed', async () => {
    const [them, her] = [asPractice(await createPractice(api)), asLocum(await newLocum())]
    await chats.write(them, her, 'Good morning.')
    await chats.write(them, her, 'You are of no use here.')
    const about = { receivedByID: her.id, sentByID: them.id }
    await api.call('reportMessage', her.caller, { params: about, body: { id: 2, reason: 'This is rude.' } })
    const reportsOf = (partyId: string) => api.list('listReportsOfParty', admin, { params: { partyId } })
    const [found, ...others] = await reportsOf(her.id)
    expect(others).toEqual([])
    expect(found).toMatchObject({ message: 'You are of no use here.', reason: 'This is rude.', status: 'open' })
    await api.call('decideReport', admin, { params: { id: found?.id as string }, body: { status: 'closed' } })
    expect(await reportsOf(them.id)).toMatchObject([{ id: found?.id, status: 'closed' }])
  })
})

describe('notifications of a user', () => {
  const notes = dueNotificationsRepository(api.db, 'users')
  const noteAt = (minute: number, due: ('mail' | 'push')[]) => {
    const createdAt = new Date(Date.UTC(2026, 10, 1, 8, minute)).toISOString()
    const id = eventIdOf(createdAt, new Uint8Array(16).fill(minute))
    const secret = { details: 'R 1 200.00 at 12 Harbour Road', link: '/practice/dashboard', push: 'News' }
    return { id, title: `Note ${minute}`, text: 'Good day.', createdAt, read: false, due, ...secret }
  }

  it('are listed newest first with when, by which channels and whether they were read', async () => {
    const locum = await newLocum()
    const [first, second, third] = [noteAt(1, ['mail', 'push']), noteAt(2, ['mail']), noteAt(3, [])]
    for (const note of [first, second, third]) await notes.add(locum.id, note)
    await notes.markDone(locum.id, first, 'mail', true)
    await notes.markDone(locum.id, first, 'push', false)
    await api.call('markNotificationRead', locum, { params: { id: first.id } })
    const found = await api.list('listSentNotifications', admin, { params: { userId: locum.id } })
    expect((found as SentNotification[]).filter(({ title }) => title.startsWith('Note'))).toEqual([
      { id: third.id, title: 'Note 3', text: 'Good day.', createdAt: third.createdAt, read: false, sent: [], due: [] },
      {
        id: second.id,
        title: 'Note 2',
        text: 'Good day.',
        createdAt: second.createdAt,
        read: false,
        sent: [],
        due: ['mail'],
      },
      {
        id: first.id,
        title: 'Note 1',
        text: 'Good day.',
        createdAt: first.createdAt,
        read: true,
        sent: ['mail'],
        due: [],
      },
    ])
  })
})

it('nobody but a super admin reads any of it', async () => {
  const [locum, practice] = [await newLocum(), await createPractice(api)]
  const userId = locum.id
  const reads: [OperationName, object][] = [
    ['getPerson', { params: { userId } }],
    ['listSentNotifications', { params: { userId }, query: {} }],
    ['listConversationsOfParty', { params: { partyId: userId }, query: {} }],
    ['listReportsOfParty', { params: { partyId: userId }, query: {} }],
    ['listApplicationsOfLocum', { params: { userId, ...period } }],
    ['listAvailabilityOfLocum', { params: { userId, ...period } }],
  ]
  for (const [name, request] of reads)
    for (const caller of [locum, practice.member])
      expect(codeOf(await api.send(name, caller, request)), name).toBe('FORBIDDEN')
})

it('each reading is in the audit, with who read what of whom', async () => {
  const locum = await newLocum()
  await personOf(locum)
  await api.call('listConversationsOfParty', admin, { params: { partyId: locum.id }, query: {} })
  const { Items } = await api.call('listAudit', admin, { query: { person: locum.id, kind: 'readings' } })
  expect(Items).toMatchObject([
    { what: 'listConversationsOfParty', actor: { id: admin.id }, person: { id: locum.id } },
    { what: 'getPerson', actor: { id: admin.id }, person: { id: locum.id } },
  ])
})

it('so is what shows all of it: profiles, registrations and documents; a locum’s own reading is not', async () => {
  const [locum, { companyId }] = [await newLocum(), await createPractice(api)]
  const profile = { params: { id: locum.id } }
  const document = { ownerId: locum.id, document: 'identity_document' } as const
  await promote(api, locum, document, await uploadFile(api, locum, document, tinyPng))
  await api.call('getProfessional', locum, profile)
  await api.call('getProfessional', admin, profile)
  await api.call('getProfessionalReview', admin, profile)
  await api.call('getDocumentUrl', admin, { params: document, query: {} })
  const ofLocum = await api.call('listAudit', admin, { query: { person: locum.id, kind: 'readings' } })
  const by = { actor: { id: admin.id }, person: { id: locum.id } }
  expect(ofLocum.Items).toMatchObject([
    { what: 'getDocumentUrl', document: document.document, ...by },
    { what: 'getProfessionalReview', ...by },
    { what: 'getProfessional', ...by },
  ])
  await api.call('getCompanyReview', admin, { params: { companyId } })
  const ofPractice = await api.call('listAudit', admin, { query: { practice: companyId, kind: 'readings' } })
  expect(ofPractice.Items).toMatchObject([{ what: 'getCompanyReview', practice: { id: companyId } }])
})

it('a search is in the audit, but not what was typed', async () => {
  await api.call('searchAll', admin, { query: { q: 'Mokoena' } })
  const { Items } = await api.call('listAudit', admin, { query: { actor: admin.id, kind: 'readings' } })
  expect(Items[0]).toMatchObject({ what: 'searchAll', actor: { id: admin.id } })
  expect(JSON.stringify(Items[0])).not.toMatch(/mokoena/i)
})
