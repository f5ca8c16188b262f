import { describe, expect, it } from 'vitest'
import type { Caller } from '#tests/support/api.ts'
import { promote, tinyPng, uploadFile } from '#tests/support/documents.ts'
import {
  aboutMe,
  approvalBody,
  createLocum,
  createPractice,
  practiceNamed,
  verification,
  workHours,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const secondAdmin = await api.signUp('SuperAdmin', 'second-admin@approval.test')

const reason = 'The photo is blurred.'
type Missing = { step: string; faults: string[]; text?: string }
const blurred: Missing = { step: 'upload-id-step', faults: ['not-readable', 'cut-off'] }
const otherRates: Missing = {
  step: 'rates-step',
  faults: ['other'],
  text: 'R 3 500 an hour looks like a typing error.',
}

const sendBack = (id: string, missing: Missing[], more: object = {}, by = admin, key?: string) =>
  api.send('sendBackProfessional', by, {
    params: { id },
    body: { missing, reason, ...more },
    ...(key && { key }),
  })
const review = async (id: string) => (await api.send('getProfessionalReview', admin, { params: { id } })).body.data
const queue = async (): Promise<{ id: string; since: string }[]> =>
  (await api.call('listPendingProfessionals', admin, { query: {} })).Items
const placeOf = async ({ id }: Caller) => (await queue()).find((one) => one.id === id)?.since
const uploadId = async (locum: Caller) => {
  const target = { document: 'identity_document', ownerId: locum.id } as const
  return promote(api, locum, target, await uploadFile(api, locum, target, tinyPng))
}

describe('a professional who is sent back', () => {
  it('leaves the queue, reads what is missing, and is back at their old place once every step is saved', async () => {
    const locum = await createLocum(api)
    const since = await placeOf(locum)
    const { status } = await sendBack(locum.id, [blurred, otherRates], {}, admin, 'send-back')
    expect([status, await placeOf(locum)]).toEqual([200, undefined])
    expect(await api.eventsOf(admin, 'send-back')).toMatchObject([
      {
        type: 'professional.sent-back',
        subject: locum.id,
        data: { by: admin.id, missing: [blurred, otherRates], waitedMinutes: expect.any(Number) },
      },
    ])
    const own = (await api.send('getOwnProfessional', locum, {})).body.data
    expect(own.sent_back).toMatchObject({ missing: [blurred, otherRates] })
    // A step that was not named changes nothing.
    await api.call('saveAboutMe', locum, { body: aboutMe })
    await uploadId(locum)
    expect(await placeOf(locum)).toBeUndefined()
    await api.send('saveWorkHours', locum, { body: workHours(380), key: 'corrected' })
    expect(await placeOf(locum)).toBe(since)
    expect(await api.eventsOf(locum, 'corrected')).toMatchObject([
      { type: 'professional.corrected', subject: locum.id },
    ])
    expect((await review(locum.id)).professional.sent_back.missing).toMatchObject([
      { ...blurred, corrected_at: expect.any(String) },
      { ...otherRates, corrected_at: expect.any(String) },
    ])
  })

  it('is neither approved nor in the queue’s index', async () => {
    const locum = await createLocum(api)
    await sendBack(locum.id, [otherRates])
    const profile = await api.item('professionals', locum.id, 'PROFILE')
    expect([profile?.approved, profile?.queuePk]).toEqual([false, undefined])
  })

  it('may be approved all the same, after which nothing is missing', async () => {
    const locum = await createLocum(api)
    await sendBack(locum.id, [otherRates])
    const { status } = await api.send('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    expect(status).toBe(200)
    const profile = await api.item('professionals', locum.id, 'PROFILE')
    expect([profile?.approved, profile?.sent_back, await placeOf(locum)]).toEqual([true, undefined, undefined])
  })

  it('can’t be sent back once approved', async () => {
    const locum = await newLocum()
    const { status, body } = await sendBack(locum.id, [otherRates])
    expect([status, body.error.code]).toEqual([409, 'STALE_STATE'])
  })

  it('is sent back only for what was seen', async () => {
    const locum = await createLocum(api)
    const { registered_at } = await review(locum.id)
    await api.call('saveVerification', locum, { body: verification({ idpassport: '9001015800085' }) })
    const { status, body } = await sendBack(locum.id, [otherRates], { registered_at })
    expect([status, body.error.code]).toEqual([409, 'REGISTRATION_CHANGED'])
  })
})

describe('two super admins', () => {
  it('of whom the second reads who has decided, and how', async () => {
    const locum = await createLocum(api)
    const { decision } = await review(locum.id)
    expect(decision).toBeUndefined()
    const params = { id: locum.id }
    const seen = { decided_at: null }
    await api.call('decideApproval', secondAdmin, { params, body: { approved: true, ...seen } })
    const late = [
      await api.send('decideApproval', admin, { params, body: { approved: true, ...seen } }),
      await sendBack(locum.id, [otherRates], seen),
    ]
    for (const { status, body } of late) {
      expect([status, body.error.code]).toEqual([409, 'ALREADY_DECIDED'])
      expect(body.error.message).toMatch(
        /^second-admin@approval\.test approved this on \w{3} \d+ \w{3} at \d\d:\d\d\.$/,
      )
    }
    const now = await review(locum.id)
    expect(now.decision).toMatchObject({ what: 'approved', by: secondAdmin.id, name: 'second-admin@approval.test' })
    const undone = { approved: false, reason: 'Another number.', decided_at: now.decision.at }
    expect((await api.send('decideApproval', admin, { params, body: undone })).status).toBe(200)
    expect((await review(locum.id)).decision).toMatchObject({ what: 'approval undone', by: admin.id })
  })

  it('give a reason for undoing an approval', async () => {
    const locum = await newLocum()
    for (const reason of [undefined, 'Abcd']) {
      const undo = { params: { id: locum.id }, body: { approved: false, ...(reason && { reason }) } }
      const { status, body } = await api.send('decideApproval', admin, undo)
      expect([status, body.error.details.fields[0].field]).toEqual([400, 'reason'])
    }
  })
})

describe('a practice that is sent back', () => {
  const waitingPractice = async () => {
    const { member, companyId } = await createPractice(api)
    const params = { companyId }
    await api.call('decideCompanyApproval', admin, { params, body: approvalBody(false) })
    return { member, params }
  }
  const placeOfCompany = async ({ companyId }: { companyId: string }) => {
    const { Items } = await api.call('listPendingCompanies', admin, { query: {} })
    return (Items as { id: string; since: string }[]).find(({ id }) => id === companyId)?.since
  }
  const missing = [{ step: 'verification-step' as const, faults: ['other' as const], text: 'Whose number is this?' }]

  it('leaves the queue and returns to its old place once the step is saved', async () => {
    const { member, params } = await waitingPractice()
    const since = await placeOfCompany(params)
    const sent = await api.send('sendBackCompany', admin, { params, body: { missing, reason }, key: 'practice-sent' })
    expect([sent.status, await placeOfCompany(params)]).toEqual([200, undefined])
    expect(await api.eventsOf(admin, 'practice-sent')).toMatchObject([
      { type: 'company.sent-back', data: { companyName: 'Harbour Road Pharmacy', missing } },
    ])
    const [own] = (await api.call('listMyPractices', member, {})).Items
    expect(own.sent_back).toMatchObject({ missing })
    await api.call('saveAboutCompany', member, { params, body: { short_bio: 'A pharmacy that is open late.' } })
    expect(await placeOfCompany(params)).toBeUndefined()
    await api.send('updateCompany', member, {
      params,
      body: practiceNamed('Harbour Road Clinic'),
      key: 'practice-corrected',
    })
    expect(await placeOfCompany(params)).toBe(since)
    expect(await api.eventsOf(member, 'practice-corrected')).toMatchObject([{ type: 'company.corrected' }])
  })

  it('has corrected what it shows once a picture is uploaded', async () => {
    const { member, params } = await waitingPractice()
    const wrongPicture = { step: 'about-step' as const, faults: ['wrong-document' as const] }
    await api.call('sendBackCompany', admin, { params, body: { missing: [wrongPicture], reason } })
    const target = { document: 'logo', ownerId: params.companyId } as const
    await promote(api, member, target, await uploadFile(api, member, target, tinyPng))
    await expect.poll(() => placeOfCompany(params)).toBeDefined()
  })

  it('is decided once: the second super admin reads by whom', async () => {
    const { params } = await waitingPractice()
    const { decision } = (await api.send('getCompanyReview', admin, { params })).body.data
    const decided_at = decision.at
    await api.call('sendBackCompany', secondAdmin, { params, body: { missing, reason, decided_at } })
    const { status, body } = await api.send('decideCompanyApproval', admin, {
      params,
      body: { approved: true, decided_at },
    })
    expect([status, body.error.code]).toEqual([409, 'ALREADY_DECIDED'])
    expect(body.error.message).toMatch(/^second-admin@approval\.test sent this back on/)
    const after = (await api.send('getCompanyReview', admin, { params })).body.data
    expect(after).toMatchObject({ decision: { what: 'sent back', name: 'second-admin@approval.test' } })
  })
})
