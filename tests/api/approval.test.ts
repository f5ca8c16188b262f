import { describe, expect, it } from 'vitest'
import type { PendingCompany } from '#shared/companies/approval.contract.ts'
import type { PendingProfessional } from '#shared/professionals/approval.contract.ts'
import { companyApprovalLifecycle } from '#shared/companies/approval.lifecycle.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { approvalLifecycle } from '#shared/professionals/approval.lifecycle.ts'
import { callerOf, type Caller } from '#tests/support/api.ts'
import { copyPendingCompany, copyPendingProfessional } from '#tests/support/many.ts'
import { promote, tinyPng, uploadFile } from '#tests/support/documents.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import {
  apply,
  approvalBody,
  createLocum,
  createPractice,
  offerInput,
  post,
  practiceNamed,
  verification,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

const longAgo = '2001-01-01T00:00:00.000Z'

type Decision = { approved: boolean; registered_at?: string | undefined; identity_document?: string | undefined }

const decide = (id: string, decision: boolean | Decision, key?: string) =>
  api.send('decideApproval', admin, {
    params: { id },
    body: typeof decision === 'boolean' ? approvalBody(decision) : decision,
    ...(key && { key }),
  })
const waiting = async (): Promise<PendingProfessional[]> =>
  (await api.call('listPendingProfessionals', admin, { query: {} })).Items
const approvalStateOf = async ({ id }: Caller) => ({
  profile: (await api.item('professionals', id, 'PROFILE'))?.approved,
  lock: (await api.item('calendars', id, 'LOCK'))?.approved,
  queued: (await waiting()).some((professional) => professional.id === id),
})
const stateOf = ({ approved }: { approved: boolean }) => (approved ? 'approved' : 'waiting')

describe('approval of a professional', () => {
  it('approves profile and calendar lock together, and removes the locum from the approval list', async () => {
    const locum = await createLocum(api)
    expect((await waiting()).find(({ id }) => id === locum.id)).toMatchObject({
      name: 'Thandi Nkosi',
      email: locum.email,
      professional_number: 'P12345',
      region: 'Cape Town Metro',
    })
    const { body } = await decide(locum.id, true, 'approve')
    expect(body.data).toMatchObject({ id: locum.id, approved: true })
    expect(await approvalStateOf(locum)).toEqual({ profile: true, lock: true, queued: false })
    expect(await api.eventsOf(admin, 'approve')).toMatchObject([
      { type: 'professional.approved', subject: locum.id, data: { by: admin.id } },
    ])
  })

  it('that is undone puts the locum on the list again', async () => {
    const locum = await newLocum()
    await decide(locum.id, false, 'take-back')
    expect(await approvalStateOf(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect(await api.eventsOf(admin, 'take-back')).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it('writes and notifies nothing if nothing changes', async () => {
    const locum = await newLocum()
    const before = await api.item('professionals', locum.id, 'PROFILE')
    const { status, body } = await decide(locum.id, true, 'again')
    expect([status, body.data.approved]).toEqual([200, true])
    expect(await api.item('professionals', locum.id, 'PROFILE')).toEqual(before)
    expect(await api.eventsOf(admin, 'again')).toEqual([])
  })

  it('leads to the states that its lifecycle names', async () => {
    const locum = await createLocum(api)
    const led = async () => [stateOf((await api.item('professionals', locum.id, 'PROFILE')) as { approved: boolean })]
    const { approve, revokeApproval: removed, changeRegistration: changed } = approvalLifecycle.transitions
    await decide(locum.id, true)
    expect(await led()).toEqual(approve.to)
    await decide(locum.id, false)
    expect(await led()).toEqual(removed.to)
    await decide(locum.id, true)
    await api.call('saveVerification', locum, { body: verification({ last_name: 'Botha' }) })
    expect(await led()).toEqual(changed.to)
  })

  it('needs a verified profile that exists', async () => {
    const early = await api.signUp('Locum', 'early@approval.test')
    await api.call('createProfessional', early, { body: {} })
    expect((await decide(early.id, true)).body.error.code).toBe('PROFILE_INCOMPLETE')
    expect((await approvalStateOf(early)).lock).toBe(false)
    expect((await decide(callerOf('Locum', 'absent@approval.test').id, true)).body.error.code).toBe(
      'PROFESSIONAL_NOT_FOUND',
    )
  })

  it('survives saves of the profile made at the same moment', async () => {
    const locum = await createLocum(api)
    const saves = Array.from({ length: 4 }, (_, index) =>
      api.send('saveVerification', locum, { body: verification({ contact: `08${index} 000 0000` }) }),
    )
    const statuses = (await Promise.all([decide(locum.id, true), ...saves])).map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    expect(await approvalStateOf(locum)).toEqual({ profile: true, lock: true, queued: false })
  })

  it('covers the registration: changing profession, number or ID needs a new approval, changing the phone number does not', async () => {
    const locum = await newLocum()
    await api.call('saveVerification', locum, { body: verification({ contact: '083 765 4321' }) })
    expect(await approvalStateOf(locum)).toEqual({ profile: true, lock: true, queued: false })
    const saved = await api.send('saveVerification', locum, {
      body: verification({ profession: 'Responsible Pharmacist' }),
      key: 'other',
    })
    expect(saved.body.data.approved).toBe(false)
    expect(await approvalStateOf(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect(await api.eventsOf(locum, 'other')).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it('covers the name too', async () => {
    const locum = await newLocum()
    const saved = await api.send('saveVerification', locum, {
      body: verification({ last_name: 'Botha' }),
      key: 'renamed',
    })
    expect(saved.body.data.approved).toBe(false)
    expect(await approvalStateOf(locum)).toEqual({ profile: false, lock: false, queued: true })
    expect(await api.eventsOf(locum, 'renamed')).toMatchObject([{ type: 'professional.approval-removed' }])
  })

  it.each(['replaced', 'removed'] as const)(
    'covers the identity document too: adding the first one changes nothing, one that is %s needs a new approval',
    async (how) => {
      const locum = await newLocum()
      const target = { document: 'identity_document', ownerId: locum.id } as const
      const upload = async () => promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
      const entry = () => api.item('search', 'Pharmacist#Western Cape,Cape Town Metro', locum.id)
      expect((await upload()).body.data.approved).toBe(true)
      expect(await entry()).toBeDefined()
      expect(await approvalStateOf(locum)).toEqual({ profile: true, lock: true, queued: false })
      const changed = how === 'replaced' ? await upload() : await api.send('deleteDocument', locum, { params: target })
      expect(changed.body.data.approved).toBe(false)
      expect(await approvalStateOf(locum)).toEqual({ profile: false, lock: false, queued: true })
      expect(await entry()).toBeUndefined()
    },
  )

  it('covers what was seen: it fails if the registration or the ID document has been replaced since', async () => {
    const locum = await createLocum(api)
    const seen = async () => (await waiting()).find(({ id }) => id === locum.id)?.registered_at
    const target = { document: 'identity_document', ownerId: locum.id } as const
    const upload = async () => promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
    const changes = [
      upload,
      upload,
      () => api.send('deleteDocument', locum, { params: target }),
      () => api.send('saveVerification', locum, { body: verification({ idpassport: '9001015800085' }) }),
    ]
    for (const change of changes) {
      const looked = await seen()
      await change()
      const { status, body } = await decide(locum.id, { approved: true, registered_at: looked })
      expect([status, body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
    }
    expect(await approvalStateOf(locum)).toEqual({ profile: false, lock: false, queued: true })
    const looked = await seen()
    await api.call('saveVerification', locum, {
      body: verification({ idpassport: '9001015800085', contact: '083 765 4321' }),
    })
    expect((await decide(locum.id, { approved: true, registered_at: looked })).status).toBe(200)
    // The same applies when a super admin approves an approved profile again.
    expect((await decide(locum.id, { approved: true, registered_at: looked })).status).toBe(200)
    expect((await decide(locum.id, { approved: true, registered_at: longAgo })).status).toBe(409)
  })

  it('lists who is pending with their picture', async () => {
    const locum = await createLocum(api)
    const target = { document: 'avatar', ownerId: locum.id } as const
    const { body } = await promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
    expect((await waiting()).find(({ id }) => id === locum.id)?.avatar_file).toBe(body.data.files.avatar)
  })

  it('names the version of the identity document that was seen', async () => {
    const locum = await createLocum(api)
    const target = { document: 'identity_document', ownerId: locum.id } as const
    const upload = async (): Promise<string> => {
      const { body } = await promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
      return body.data.files.identity_document
    }
    const [first, second] = [await upload(), await upload()]
    const seen = (await waiting()).find(({ id }) => id === locum.id)?.registered_at
    for (const identity_document of [first, undefined]) {
      const { status, body } = await decide(locum.id, { approved: true, registered_at: seen, identity_document })
      expect([status, body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
    }
    const approvedDocument = async () => (await api.item('professionals', locum.id, 'PROFILE'))?.approvedDocument
    expect(await approvedDocument()).toBeUndefined()
    const { status } = await decide(
      locum.id,
      { approved: true, registered_at: seen, identity_document: second },
      'this-version',
    )
    expect([status, await approvedDocument()]).toEqual([200, second])
    expect(await api.eventsOf(admin, 'this-version')).toMatchObject([{ data: { identityDocument: second } }])
    expect((await decide(locum.id, { approved: true, identity_document: second }, 'the-same-again')).status).toBe(200)
    const other = await decide(locum.id, { approved: true }, 'no-document')
    expect([other.status, other.body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
    await upload()
    expect([await approvedDocument(), (await approvalStateOf(locum)).profile]).toEqual([undefined, false])
  })

  it('lists everyone awaiting approval, longest first, page by page', async () => {
    await copyPendingProfessional(api, (await createLocum(api)).id, 51)
    const seen: PendingProfessional[] = []
    let next: string | undefined
    do {
      const page = (await api.send('listPendingProfessionals', admin, { query: next ? { NextToken: next } : {} })).body
      seen.push(...page.Items)
      next = page.NextToken
    } while (next)
    expect(seen.length).toBeGreaterThan(50)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ since }) => since)).toEqual(seen.map(({ since }) => since).toSorted())
    expect((await api.send('listPendingProfessionals', admin, { query: { NextToken: 'nonsense' } })).status).toBe(400)
  })
})

describe('approval of a practice', () => {
  const decideCompany = (companyId: string, approved: boolean, more: { registered_at?: string; key?: string } = {}) =>
    api.send('decideCompanyApproval', admin, {
      params: { companyId },
      body: { ...approvalBody(approved), ...(more.registered_at && { registered_at: more.registered_at }) },
      ...(more.key && { key: more.key }),
    })
  const waitingCompanies = async (): Promise<PendingCompany[]> =>
    (await api.call('listPendingCompanies', admin, { query: {} })).Items
  const ids = async () => (await waitingCompanies()).map(({ id }) => id)

  it('is needed until a locum is booked: nothing that was sent or posted before can be accepted without it', async () => {
    const [practice, locum] = [await createPractice(api), await newLocum()]
    const [offer, open] = [await post(api, practice, {}), await post(api, practice, {})]
    await apply(api, locum, open)
    const { params, body } = sendRequest(locum, practice, [30, 31])
    const request: Offer = await api.call('requestBooking', practice.member, { params, body })
    await decideCompany(practice.companyId, false)
    const applied = { params: { id: offer.id }, body: { revision: 1, dates: offer.available_dates } }
    const counter = { params: { offerId: request.id }, body: { rate: '900', message: '', revision: 1 } }
    const refused = [
      await api.send('acceptBookingRequest', locum, accept(request)),
      await api.send('acceptPrivateOffer', locum, { params: { offerId: request.id }, body: {} }),
      await api.send('suggestRate', locum, counter),
      await api.send('applyToOffer', locum, applied),
    ]
    for (const { status, body } of refused) expect([status, body.error.code]).toEqual([409, 'PRACTICE_NOT_APPROVED'])
    const withdrawn = { params: { id: open.id }, body: { revision: 1, dates: [] } }
    expect((await api.send('applyToOffer', locum, withdrawn)).status).toBe(200)
    await decideCompany(practice.companyId, true)
    expect((await api.send('acceptBookingRequest', locum, accept(request))).status).toBe(200)
    expect((await api.send('applyToOffer', locum, applied)).status).toBe(200)
  })

  it('is decided from the list: approving removes the practice, undoing it puts the practice at the end', async () => {
    const { member, companyId } = await createPractice(api)
    expect(await ids()).not.toContain(companyId)
    const back = (await decideCompany(companyId, false, { key: 'practice-back' })).body.data
    expect(back).toMatchObject({ id: companyId, approved: false })
    expect([stateOf(back)]).toEqual(companyApprovalLifecycle.transitions['revokeApproval'].to)
    expect((await waitingCompanies()).find(({ id }) => id === companyId)).toMatchObject({
      name: 'Harbour Road Pharmacy',
      industry: 'Pharmacy',
      managers: [{ surname: 'Roux' }],
      region: 'Cape Town Metro',
    })
    const { error } = (await api.send('postOffer', member, { body: offerInput(companyId) })).body
    expect(error).toMatchObject({ code: 'NOT_APPROVED', message: expect.not.stringMatching(/profile/i) })
    const again = (await decideCompany(companyId, true, { key: 'practice-approve' })).body.data
    expect(again.approved).toBe(true)
    expect([stateOf(again)]).toEqual(companyApprovalLifecycle.transitions.approve.to)
    expect(await ids()).not.toContain(companyId)
    expect((await api.send('postOffer', member, { body: offerInput(companyId) })).status).toBe(200)
    expect(await api.eventsOf(admin, 'practice-back')).toMatchObject([
      {
        type: 'company.approval-removed',
        subject: companyId,
        data: { companyName: 'Harbour Road Pharmacy', by: admin.id },
      },
    ])
    expect(await api.eventsOf(admin, 'practice-approve')).toMatchObject([
      { type: 'company.approved', subject: companyId },
    ])
  })

  it('writes and notifies nothing if nothing changes', async () => {
    const { companyId } = await createPractice(api)
    const before = await api.item('companies', companyId, 'COMPANY')
    expect((await decideCompany(companyId, true, { key: 'practice-again' })).status).toBe(200)
    expect(await api.item('companies', companyId, 'COMPANY')).toEqual(before)
    expect(await api.eventsOf(admin, 'practice-again')).toEqual([])
  })

  it('covers what was seen: other details have to be seen again, a later step of the wizard has not', async () => {
    const { member, companyId } = await createPractice(api)
    await decideCompany(companyId, false)
    const seen = async () => (await waitingCompanies()).find(({ id }) => id === companyId)?.registered_at
    const looked = await seen()
    await api.call('saveAboutCompany', member, {
      params: { companyId },
      body: { short_bio: 'A pharmacy that is open late.' },
    })
    await api.call('updateCompany', member, { params: { companyId }, body: practiceNamed('Harbour Road Pharmacy') })
    expect(await seen()).toBe(looked)
    await api.call('updateCompany', member, { params: { companyId }, body: practiceNamed('Harbour Road Clinic') })
    const { error } = (await decideCompany(companyId, true, { registered_at: looked ?? '' })).body
    expect(error).toMatchObject({
      code: 'REGISTRATION_CHANGED',
      message: expect.not.stringMatching(/registration|ID document/),
    })
    expect((await decideCompany(companyId, true, { registered_at: (await seen()) ?? '' })).status).toBe(200)
    expect((await decideCompany(companyId, true, { registered_at: longAgo })).status).toBe(409)
  })

  it('is for super admins only, and for existing practices only', async () => {
    const { member, companyId } = await createPractice(api)
    expect(
      (await api.send('decideCompanyApproval', member, { params: { companyId }, body: { approved: true } })).status,
    ).toBe(403)
    expect((await decideCompany('cmp_0000000000000000', true)).body.error.code).toBe('COMPANY_NOT_FOUND')
    await decideCompany(companyId, false)
    await api.call('deleteCompany', member, { params: { companyId } })
    expect(await ids()).not.toContain(companyId)
  })

  it('lists all practices awaiting approval, longest first, page by page', async () => {
    const { companyId } = await createPractice(api)
    await decideCompany(companyId, false)
    await copyPendingCompany(api, companyId, 51)
    const seen: PendingCompany[] = []
    let NextToken: string | undefined
    do {
      const page = (await api.send('listPendingCompanies', admin, { query: NextToken ? { NextToken } : {} })).body
      seen.push(...page.Items)
      NextToken = page.NextToken
    } while (NextToken)
    expect(seen.length).toBeGreaterThan(50)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.map(({ since }) => since)).toEqual(seen.map(({ since }) => since).toSorted())
    expect((await api.send('listPendingCompanies', admin, { query: { NextToken: 'nonsense' } })).status).toBe(400)
  })
})
