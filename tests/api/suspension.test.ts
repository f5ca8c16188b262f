import { describe, expect, it } from 'vitest'
import type { Company, ListedCompany } from '#shared/companies/companies.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { codeOf, outcomeOf, type Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import {
  ahead,
  apply,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  marketOf,
  post,
  practiceNamed,
} from '#tests/support/people.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const nobody = 'usr_00000000-0000-4000-8000-000000000000'

const suspend = ({ id }: Pick<Caller, 'id'>, suspended = true, key?: string, by = admin) =>
  api.send('suspendAccount', by, {
    params: { userId: id },
    body: { suspended, reason: 'Complaints of practices' },
    ...(key && { key }),
  })
const suspendPractice = (companyId: CompanyId, suspended = true, key?: string, by = admin) =>
  api.send('suspendCompany', by, {
    params: { companyId },
    body: { suspended, reason: 'Unpaid locums' },
    ...(key && { key }),
  })
const found = async (practice: { member: Caller; companyId: CompanyId }, { id }: Caller): Promise<boolean> =>
  (
    await api.list('searchProfessionals', practice.member, {
      params: { profession: 'Pharmacist', companyId: practice.companyId },
      query: { location: 'Western Cape,Cape Town Metro', searchDates: ahead(7) },
    })
  ).some((match) => match.id === id)

describe('a suspended locum', () => {
  it('is signed out, can use nothing, is neither found nor booked, and says so to the super admin', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const key = crypto.randomUUID()
    const { status, body } = await suspend(locum, true, key)
    expect([status, body.data]).toEqual([
      200,
      { id: locum.id, suspended: { at: expect.any(String), reason: 'Complaints of practices' } },
    ])
    const [events, record] = [await api.eventsOf(admin, key), await api.item('commands', `${admin.id}#${key}`)]
    expect(events.map(({ type }) => type)).toEqual(['account.sessions-ended', 'account.suspended'])
    expect(events.at(-1)).toMatchObject({
      subject: locum.id,
      data: { reason: 'Complaints of practices', by: admin.id },
    })
    expect(record?.by).toMatchObject({ op: 'suspendAccount', user: admin.id, reason: 'Complaints of practices' })
    // Also with a session that begins later.
    for (const name of ['getOwnProfessional', 'listMyApplications', 'endSessions'] as const)
      expect(codeOf(await api.send(name, locum, { params: { start: ahead(0), end: ahead(9) } })), name).toBe(
        'ACCOUNT_SUSPENDED',
      )
    const late = await api.send('confirmApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: locum.id },
    })
    expect(codeOf(late)).toBe('LOCUM_NOT_APPROVED')
    expect(await found(practice, locum)).toBe(false)
    const person = await api.call('getPerson', admin, { params: { userId: locum.id } })
    expect(person).toMatchObject({ suspended: body.data.suspended, profile: { approved: false } })
    const { body: refused } = await api.send('getOwnProfessional', locum, {})
    expect(refused.error.message).toMatch(
      /^Your account has been suspended since .+ The reason: Complaints of practices$/,
    )
    // An approval would undo it.
    const approving = { params: { id: locum.id }, body: { approved: true } }
    expect(codeOf(await api.send('decideApproval', admin, approving))).toBe('SUSPENDED')
  })

  it('has the approval back once it is lifted; doing either again changes nothing', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const first = (await suspend(locum)).body.data
    const again = crypto.randomUUID()
    expect((await suspend(locum, true, again)).body.data).toEqual(first)
    expect(await api.eventsOf(admin, again)).toEqual([])
    const lifting = crypto.randomUUID()
    expect((await suspend(locum, false, lifting)).body.data).toEqual({ id: locum.id })
    expect(await api.eventsOf(admin, lifting)).toMatchObject([{ type: 'account.suspension-lifted' }])
    expect(outcomeOf(await suspend(locum, false))).toBe(200)
    expect(await api.call('getOwnProfessional', locum, {})).toMatchObject({ approved: true })
    await expect.poll(() => found(practice, locum)).toBe(true)
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    expect((await confirm(api, practice, offer, locum)).status).toBe('confirmed')
  })

  it('who waits for approval leaves the queue, and returns to their place', async () => {
    const locum = await createLocum(api)
    const placeOf = async () =>
      (await api.list('listPendingProfessionals', admin, {})).find(({ id }) => id === locum.id)?.since
    const since = await placeOf()
    expect(since).toEqual(expect.any(String))
    await suspend(locum)
    expect(await placeOf()).toBeUndefined()
    await suspend(locum, false)
    expect(await placeOf()).toBe(since)
  })
})

it('a locum for whom support changes something while they are suspended does not wait for approval', async () => {
  const locum = await newLocum()
  await suspend(locum)
  const acting = await impersonating(api, await createAdmin(api), locum, 'act')
  await api.call('saveExperience', acting, {
    body: { start_date: '2015-01-01', companies_worked_for: ['Clicks'], skills: [] },
  })
  const person = await api.call('getPerson', admin, { params: { userId: locum.id } })
  expect(person.profile).toMatchObject({ approved: false })
  expect(person.profile).not.toHaveProperty('waitingSince')
  await suspend(locum, false)
  expect(await api.call('getOwnProfessional', locum, {})).toMatchObject({ approved: true })
})

it('a user of practices is suspended like a locum; the practice goes on', async () => {
  const practice = await createPractice(api)
  await suspend(practice.member)
  expect(codeOf(await api.send('listMyPractices', practice.member, {}))).toBe('ACCOUNT_SUSPENDED')
  const { approved } = await api.call('getCompany', admin, { params: { companyId: practice.companyId } })
  expect(approved).toBe(true)
})

it('neither a super admin nor whoever does not exist is suspended, and nobody else suspends', async () => {
  expect(codeOf(await suspend(admin))).toBe('SUPER_ADMIN_ACCOUNT')
  expect(codeOf(await suspend({ id: nobody as Caller['id'] }))).toBe('USER_NOT_FOUND')
  const [locum, practice] = [await newLocum(), await createPractice(api)]
  expect(codeOf(await suspend(practice.member, true, undefined, locum))).toBe('FORBIDDEN')
  expect(codeOf(await suspendPractice(practice.companyId, true, undefined, practice.member))).toBe('FORBIDDEN')
  const short = { params: { userId: locum.id }, body: { suspended: true, reason: 'No.' } }
  expect(codeOf(await api.send('suspendAccount', admin, short))).toBe('VALIDATION_FAILED')
})

describe('a suspended practice', () => {
  it('can neither post nor confirm, its members read why, and it has its approval back afterwards', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const key = crypto.randomUUID()
    const { body } = await suspendPractice(practice.companyId, true, key)
    expect(body.data).toMatchObject({ approved: false, suspended: { reason: 'Unpaid locums' } })
    expect(await api.eventsOf(admin, key)).toMatchObject([
      { type: 'company.suspended', subject: practice.companyId, data: { reason: 'Unpaid locums', by: admin.id } },
    ])
    const confirming = { params: { offerId: offer.id }, body: { id: locum.id } }
    expect(codeOf(await api.send('confirmApplication', practice.member, confirming))).toBe('NOT_APPROVED')
    const [own] = (await api.call('listMyPractices', practice.member, {})).Items as Company[]
    expect(own?.suspended).toEqual({ at: expect.any(String), reason: 'Unpaid locums' })
    const approving = { params: { companyId: practice.companyId }, body: { approved: true } }
    expect(codeOf(await api.send('decideCompanyApproval', admin, approving))).toBe('SUSPENDED')
    const again = crypto.randomUUID()
    await suspendPractice(practice.companyId, true, again)
    expect(await api.eventsOf(admin, again)).toEqual([])
    const listed = (await api.list('listCompanies', admin, {})) as ListedCompany[]
    expect(listed.find(({ id }) => id === practice.companyId)).toMatchObject({
      approved: false,
      suspended: true,
      sent_back: false,
      plan: 'pay-when-you-book',
    })
    const lifted = (await suspendPractice(practice.companyId, false)).body.data
    expect(lifted).toMatchObject({ approved: true })
    expect(lifted.suspended).toBeUndefined()
    expect(outcomeOf(await api.send('confirmApplication', practice.member, confirming))).toBe(200)
  })

  it('has its offers listed to no locum and booked by none until it is lifted, also not by what it had sent', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    const request: Offer = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [9]))
    expect(await marketOf(api, locum)).toContain(offer.id)
    await suspendPractice(practice.companyId)
    await expect.poll(() => marketOf(api, locum)).not.toContain(offer.id)
    const applying = { params: { id: offer.id }, body: { revision: offer.revision, dates: offer.available_dates } }
    expect(codeOf(await api.send('applyToOffer', locum, applying))).toBe('PRACTICE_NOT_APPROVED')
    expect(codeOf(await api.send('acceptBookingRequest', locum, accept(request)))).toBe('PRACTICE_NOT_APPROVED')
    await suspendPractice(practice.companyId, false)
    await expect.poll(() => marketOf(api, locum)).toContain(offer.id)
    expect(outcomeOf(await api.send('applyToOffer', locum, applying))).toBe(200)
  })
})

describe('a member of a suspended practice', () => {
  it('can neither rename, delete nor leave it, nor invite or be invited, until the suspension is lifted', async () => {
    const { member, companyId } = await createPractice(api)
    const params = { companyId }
    const invite = async (email: string) => {
      const user = await api.signUp('CompanyAdmin', email)
      const { id, inviteLink } = (await api.send('createInvite', member, { params, body: { email } })).body.data
      const accept = () =>
        api.send('acceptInvite', user, {
          params: { companyId, inviteId: id },
          body: { token: inviteLink.split('/').at(-1) },
        })
      return { id, user, accept }
    }
    const [invited, colleague] = [await invite('invited@suspension.test'), await invite('colleague@suspension.test')]
    await colleague.accept()
    await suspendPractice(companyId)
    const email = 'second@suspension.test'
    const refused = {
      rename: () => api.send('updateCompany', member, { params, body: practiceNamed('New Name Pharmacy') }),
      invite: () => api.send('createInvite', member, { params, body: { email } }),
      resend: () => api.send('resendInvite', member, { params: { companyId, inviteId: invited.id } }),
      accept: invited.accept,
      delete: () => api.send('deleteCompany', member, { params }),
      leave: () => api.send('removeMember', colleague.user, { params: { companyId, userId: colleague.user.id } }),
    }
    for (const [what, send] of Object.entries(refused)) {
      const { status, body } = await send()
      expect([what, status, body.error?.code]).toEqual([what, 403, 'PRACTICE_SUSPENDED'])
      expect(body.error.message).toMatch(/^This practice has been suspended since .+ The reason: Unpaid locums$/)
    }
    // Other details can be corrected.
    const body = { ...practiceNamed('Harbour Road Pharmacy'), contact: '021 555 0199' }
    expect(outcomeOf(await api.send('updateCompany', member, { params, body }))).toBe(200)
    await suspendPractice(companyId, false)
    for (const send of [refused.accept, refused.rename]) expect(outcomeOf(await send())).toBe(200)
  })

  it('has a new practice reviewed before it is approved', async () => {
    const { member, companyId } = await createPractice(api)
    await suspendPractice(companyId)
    const create = (name: string) => api.call('createCompany', member, { body: practiceNamed(name) })
    const created = await create('Second Pharmacy')
    expect(created.approved).toBe(false)
    const waiting = await api.list('listPendingCompanies', admin, {})
    expect(waiting.map(({ id }) => id)).toContain(created.id)
    await suspendPractice(companyId, false)
    expect((await create('Third Pharmacy')).approved).toBe(true)
  })
})

it('a person who is signed out everywhere has no session that began before, and can sign in again', async () => {
  const locum = await newLocum()
  const earlier = { ...locum, claims: { ...locum.claims, auth_time: String(Math.floor(Date.now() / 1000) - 60) } }
  expect(outcomeOf(await api.send('getOwnProfessional', earlier, {}))).toBe(200)
  const key = crypto.randomUUID()
  await api.send('signOutAccount', admin, { params: { userId: locum.id }, body: { reason: 'A lost phone' }, key })
  expect(codeOf(await api.send('getOwnProfessional', earlier, {}))).toBe('UNAUTHENTICATED')
  expect(outcomeOf(await api.send('getOwnProfessional', locum, {}))).toBe(200)
  expect((await api.item('commands', `${admin.id}#${key}`))?.by).toMatchObject({ reason: 'A lost phone' })
  const absent = { params: { userId: nobody }, body: { reason: 'A lost phone' } }
  expect(codeOf(await api.send('signOutAccount', admin, absent))).toBe('USER_NOT_FOUND')
})
