import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { codeOf, outcomeOf, type Caller } from '#tests/support/api.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import {
  apply,
  bankAccount,
  confirm,
  createAdmin,
  createPractice,
  join,
  newAddress,
  offerInput,
  post,
  readOffer,
  type OfferInput,
  type Practice,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()

const grantOf = ({ id }: Caller) => api.item('grants', id, 'GRANT')
const setGrant = (admin: Caller, name: string, value: unknown) =>
  api.db.send(
    new UpdateCommand({
      TableName: 'grants',
      Key: { pk: admin.id, sk: 'GRANT' },
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  )
const nowInSeconds = () => Math.floor(Date.now() / 1000)
const profile = (caller: Caller) => api.send('getOwnProfessional', caller)
const practicesOf = async (caller: Caller) =>
  ((await api.call('listMyPractices', caller, {})).Items as { id: string }[]).map(({ id }) => id)

describe('an impersonation', () => {
  it('is viewing by default, is shown while it lasts, and ends by its end', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    expect(await api.call('getImpersonation', admin, {})).toEqual({})
    const started = await api.call('startImpersonation', admin, {
      body: { type: 'professional', id: locum.id } as never,
    })
    expect(started).toMatchObject({ type: 'professional', target: locum.id, name: 'Thandi Nkosi', mode: 'view' })
    expect(Date.parse(started.expiresAt) - Date.parse(started.startedAt)).toBeGreaterThan(14 * 60_000)
    expect(await api.call('getImpersonation', admin, {})).toEqual({ current: started })
    const viewing = { ...admin, grantId: started.id }
    expect((await profile(viewing)).body.data.id).toBe(locum.id)
    expect(await api.call('endImpersonation', admin, {})).toEqual({ ended: true })
    expect(await profile(viewing)).toMatchObject({ status: 403, body: { error: { code: 'IMPERSONATION_ENDED' } } })
    expect(await api.call('getImpersonation', admin, {})).toEqual({})
    expect(await api.call('endImpersonation', admin, {})).toEqual({ ended: false })
  })

  it('needs a reason to act', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const start = (more: object) =>
      api.send('startImpersonation', admin, { body: { type: 'professional', id: locum.id, mode: 'act', ...more } })
    for (const more of [{}, { reason: 'why' }])
      expect((await start(more)).body.error.details.fields).toEqual([
        { field: 'reason', message: 'Enter a reason of at least 5 characters' },
      ])
    expect((await start({ reason: 'She has asked.' })).body.data).toMatchObject({
      mode: 'act',
      reason: 'She has asked.',
    })
  })

  it.each([
    ['a practice as a locum', 'professional', 'COMPANY', 'PROFESSIONAL_NOT_FOUND'],
    ['a locum as a practice', 'practice', 'LOCUM', 'COMPANY_NOT_FOUND'],
    ['a user of a practice', 'professional', 'MEMBER', 'PROFESSIONAL_NOT_FOUND'],
  ])('of %s is refused', async (_, type, what, code) => {
    const [admin, practice, locum] = [await createAdmin(api), await createPractice(api), await newLocum()]
    const id = { COMPANY: practice.companyId, LOCUM: locum.id, MEMBER: practice.member.id }[what]
    expect(codeOf(await api.send('startImpersonation', admin, { body: { type, id } }))).toBe(code)
  })

  it('is one at a time: another one ends it', async () => {
    const [admin, one, other] = [await createAdmin(api), await newLocum(), await newLocum()]
    const first = await impersonating(api, admin, one, 'view')
    const second = await impersonating(api, admin, other, 'view')
    expect(codeOf(await profile(first))).toBe('IMPERSONATION_ENDED')
    expect((await profile(second)).body.data.id).toBe(other.id)
  })

  it('is prolonged by use, once a minute, and not once it has expired', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const viewing = await impersonating(api, admin, locum, 'view')
    const { expiresAt } = (await grantOf(admin)) as { expiresAt: number }
    await profile(viewing)
    expect((await grantOf(admin))?.expiresAt).toBe(expiresAt)
    await setGrant(admin, 'expiresAt', nowInSeconds() + 14 * 60)
    await profile(viewing)
    expect((await grantOf(admin))?.expiresAt).toBeGreaterThan(nowInSeconds() + 14 * 60)
    await setGrant(admin, 'expiresAt', nowInSeconds() - 1)
    expect(codeOf(await profile(viewing))).toBe('IMPERSONATION_ENDED')
    expect((await grantOf(admin))?.expiresAt).toBeLessThan(nowInSeconds())
    // Nor does anything say later that it ended then.
    expect((await api.send('endImpersonation', admin, { key: 'after-its-end' })).body.data).toEqual({ ended: false })
    expect(await api.eventsOf(admin, 'after-its-end')).toEqual([])
    expect(await grantOf(admin)).toBeUndefined()
  })

  it('belongs to the session that started it, and ends with it', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const viewing = await impersonating(api, admin, locum, 'view')
    const later = { ...viewing, claims: { ...viewing.claims, auth_time: String(nowInSeconds() + 90_000) } }
    expect(codeOf(await profile(later))).toBe('IMPERSONATION_ENDED')
    const admins = { ...later, grantId: undefined as never }
    delete (admins as { grantId?: string }).grantId
    expect(await api.call('getImpersonation', admins, {})).toEqual({})
  })

  it('ends with the deletion of the locum, or of the practice', async () => {
    const [admin, locum, practice] = [await createAdmin(api), await newLocum(), await createPractice(api)]
    const locumView = await impersonating(api, admin, locum, 'view')
    await api.call('deleteProfessional', locum, {})
    expect(await api.call('getImpersonation', admin, {})).toEqual({})
    expect(codeOf(await api.send('listNotifications', locumView, { query: {} }))).toBe('IMPERSONATION_ENDED')
    const practiceView = await impersonating(api, admin, practice, 'view')
    await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
    expect(await api.call('getImpersonation', admin, {})).toEqual({})
    expect(codeOf(await api.send('listMyPractices', practiceView))).toBe('IMPERSONATION_ENDED')
  })
})

describe('a request that names one', () => {
  it('has the rights of the account, and none of a super admin', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const viewing = await impersonating(api, admin, locum, 'view')
    expect(codeOf(await api.send('listCompanies', viewing, { query: {} }))).toBe('FORBIDDEN')
    expect(codeOf(await api.send('getProfessional', viewing, { params: { id: (await newLocum()).id } }))).toBe(
      'PROFESSIONAL_NOT_FOUND',
    )
  })

  it.each([
    ['an unknown one', (viewing: Caller) => ({ ...viewing, grantId: 'gra_0000000000000000' })],
    ['none, but empty', (viewing: Caller) => ({ ...viewing, grantId: '' })],
    ['it twice', (viewing: Caller) => ({ ...viewing, grantId: `${viewing.grantId},${viewing.grantId}` })],
    ['it in lower case', (viewing: Caller) => ({ ...viewing, grantId: viewing.grantId?.toLowerCase() ?? '' })],
  ])('is refused for %s', async (_, changed) => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const viewing = await impersonating(api, admin, locum, 'view')
    for (const operation of ['getOwnProfessional', 'listCompanies', 'getImpersonation'] as const)
      expect(codeOf(await api.send(operation, changed(viewing), { query: {} }))).toBe('IMPERSONATION_ENDED')
  })

  it('is refused to whoever else names it', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const { grantId } = await impersonating(api, admin, locum, 'view')
    for (const other of [await createAdmin(api), locum, await newLocum(), (await createPractice(api)).member])
      expect(codeOf(await profile({ ...other, ...(grantId && { grantId }) }))).toBe('IMPERSONATION_ENDED')
  })

  it('changes nothing under a view, and what the account may change when acting', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const save = (caller: Caller) =>
      api.send('saveExperience', caller, {
        body: { start_date: '2015-01-01', companies_worked_for: ['Dis-Chem'], skills: [] },
      })
    const refused = await save(await impersonating(api, admin, locum, 'view'))
    expect([refused.status, codeOf(refused)]).toEqual([403, 'ONLY_VIEWED'])
    const saved = await save(await impersonating(api, admin, locum, 'act'))
    expect(saved.body.data.experience.start_date).toBe('2015-01-01')
  })

  it('never reaches what is the person’s alone', async () => {
    const [admin, locum] = [await createAdmin(api), await newLocum()]
    const acting = await impersonating(api, admin, locum, 'act')
    for (const [name, request] of [
      ['saveBankAccount', { body: bankAccount }],
      ['deleteProfessional', {}],
      ['createCalendarFeed', {}],
      ['getLocumChatHash', {}],
      ['startProfessionalExport', { body: {} }],
      ['endSessions', {}],
      ['getDocumentUrl', { params: { document: 'identity_document', ownerId: locum.id }, query: { size: 'original' } }],
    ] as const)
      expect([name, outcomeOf(await api.send(name, acting, request))]).toEqual([name, 'OWNER_ALONE'])
  })
})

describe('for a practice', () => {
  const twoPractices = async (): Promise<[Practice, Practice]> => {
    const [one, other] = [await createPractice(api), await createPractice(api, 'Gardens Centre Pharmacy')]
    await join(api, other.companyId, one.member)
    return [one, { ...other, member: one.member }]
  }

  it('reaches that one practice of its owner', async () => {
    const [one, other] = await twoPractices()
    const admin = await createAdmin(api)
    const viewing = await impersonating(api, admin, one, 'view')
    expect(await practicesOf(one.member)).toHaveLength(2)
    expect(await practicesOf(viewing)).toEqual([one.companyId])
    const read = (companyId: string) => api.send('listMembers', viewing, { params: { companyId } })
    expect((await read(one.companyId)).status).toBe(200)
    expect(codeOf(await read(other.companyId))).toBe('COMPANY_NOT_FOUND')
    const colleague = await api.signUp('CompanyAdmin', newAddress())
    await join(api, other.companyId, colleague)
    expect(codeOf(await api.send('getUser', viewing, { query: { id: colleague.id } }))).toBe('USER_NOT_FOUND')
    expect((await api.send('getUser', one.member, { query: { id: colleague.id } })).status).toBe(200)
    const found = { companyId: other.companyId, location: 'Western Cape,Cape Town Metro' }
    const search = (query: object) =>
      api.send('searchDirectory', viewing, { params: { profession: 'Pharmacist' }, query: query as never })
    expect(codeOf(await search(found))).toBe('COMPANY_NOT_FOUND')
  })

  it('stands in for the owner who has been one for longest', async () => {
    const practice = await createPractice(api)
    await join(api, practice.companyId, await api.signUp('CompanyAdmin', newAddress()))
    const admin = await createAdmin(api)
    await impersonating(api, admin, practice, 'view')
    expect((await grantOf(admin))?.account).toBe(practice.member.id)
  })
})

it('hides identity number and bank details', async () => {
  const [admin, locum] = [await createAdmin(api), await newLocum()]
  await api.call('saveBankAccount', locum, { body: bankAccount })
  for (const mode of ['view', 'act'] as const) {
    const { body } = await profile(await impersonating(api, admin, locum, mode))
    expect(body.data).toMatchObject({ idpassport: '••••••', payment_info: { account_number: '••••••' } })
  }
})

describe('what is done by acting', () => {
  const actingFor = async (whom: Caller | Practice) => impersonating(api, await createAdmin(api), whom, 'act')

  it('says so to the other party: an offer, a booking and a message', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    await api.call('decideCompanyApproval', await createAdmin(api), {
      params: { companyId: practice.companyId },
      body: { approved: true },
    })
    const acting = await actingFor(practice)
    const offer = await post(api, { ...practice, member: acting })
    expect((await readOffer(api, locum, offer)).on_behalf).toBe(true)
    await apply(api, locum, offer)
    const booking = await confirm(api, { member: acting }, offer, locum)
    expect(await api.call('getBooking', locum, { params: { bookingId: booking.id } })).toMatchObject({
      on_behalf: true,
      bookedBy: practice.member.id,
    })
    const noted = async (by: Caller, notes: string) => {
      const params = { bookingId: booking.id }
      await api.call('updateBooking', by, { params, body: { booking: { notes } } as never })
      return (await api.call('getBooking', locum, { params })).notes_on_behalf
    }
    expect(await noted(acting, 'Ring twice.')).toBe(true)
    expect(await noted(practice.member, 'Ring once.')).toBeUndefined()
    const of = { receivedByID: locum.id, sentByID: practice.companyId }
    const sent = await api.call('sendMessage', acting, { body: { ...of, message: 'See you on Monday.' } })
    expect(sent).toMatchObject({ message: '••••••', on_behalf: true })
    const { Items } = await api.call('openConversation', locum, { params: of, query: {} })
    expect(Items[0]).toMatchObject({ message: 'See you on Monday.', on_behalf: true })
  })

  it('says so of an application, and of the answer to it, until the party itself changes it', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    const seen = async () => (await readOffer(api, practice.member, offer)).offers_requests[0]?.on_behalf
    await apply(api, await actingFor(locum), offer)
    expect(await seen()).toBe('professional')
    await apply(api, locum, offer, offer.available_dates.slice(0, 1))
    expect(await seen()).toBeUndefined()
    const params = { offerId: offer.id }
    await api.call('rejectApplication', await actingFor(practice), {
      params,
      body: { id: locum.id, status_reason: 'Filled.' },
    })
    expect(await seen()).toBe('practice')
    expect((await readOffer(api, locum, offer)).offers_requests[0]?.on_behalf).toBe('practice')
  })

  it('says so of an edit of an offer, to both parties, until the practice edits it itself', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const acting = await impersonating(api, await createAdmin(api), practice, 'act')
    const offer = await post(api, practice)
    const edit = (by: Caller, changes: Partial<OfferInput>) =>
      api.call('editOffer', by, {
        params: { id: offer.id },
        body: { ...offerInput(practice.companyId), ...changes } as never,
      })
    const stated = () =>
      Promise.all(
        [locum, practice.member].map(async (by) => {
          const { on_behalf, edited_on_behalf } = await readOffer(api, by, offer)
          return [on_behalf, edited_on_behalf]
        }),
      )
    await edit(acting, { notes: 'Ring twice.' })
    expect(await stated()).toEqual([
      [undefined, true],
      [undefined, true],
    ])
    await edit(practice.member, { rates: ['400', '500'] })
    expect(await stated()).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
    await edit(acting, { rates: ['420', '500'] })
    expect(await stated()).toEqual([
      [undefined, true],
      [undefined, true],
    ])
  })

  it('says so of a request, of each answer to it, and of a cancellation', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const send = async (day: number) =>
      api.call('requestBooking', await actingFor(practice), sendRequest(locum, practice, [day]))
    const [declined, countered] = [await send(20), await send(22)]
    expect(await readOffer(api, locum, declined)).toMatchObject({ on_behalf: true })
    const stated = async (id: OfferId, by: Caller) => (await readOffer(api, by, { id })).offers_requests[0]?.on_behalf
    expect(await stated(declined.id, locum)).toBeUndefined()
    const decline = { params: { offerId: declined.id }, body: { status_reason: 'She is away.' } }
    await api.call('rejectPrivateOffer', await actingFor(locum), decline)
    expect(await stated(declined.id, practice.member)).toBe('professional')
    const suggest = { params: { offerId: countered.id }, body: { rate: '500', message: 'For the evening.' } }
    await api.call('suggestRate', await actingFor(locum), suggest)
    expect(await stated(countered.id, practice.member)).toBe('professional')
    const answer = { params: { offerId: countered.id }, body: { status_reason: 'Too much.' } }
    await api.call('declineSuggestedRate', await actingFor(practice), answer)
    expect(await stated(countered.id, locum)).toBe('practice')
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const booking = await confirm(api, practice, offer, locum)
    await api.call('cancelBooking', await actingFor(locum), {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'She is ill.' },
    })
    const read = await api.call('getBooking', practice.member, { params: { bookingId: booking.id } })
    expect(read.booking_dates_times).toContainEqual(
      expect.objectContaining({ cancelledBy: 'professional', on_behalf: true }),
    )
  })

  it('of one’s own says nothing', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    expect(await readOffer(api, locum, offer)).not.toHaveProperty('on_behalf')
  })
})

it('is seen by the person, and by the owners of the practice, with its reason', async () => {
  const [admin, locum, practice] = [await createAdmin(api), await newLocum(), await createPractice(api)]
  await impersonating(api, admin, locum, 'view')
  await impersonating(api, admin, locum, 'act')
  expect(await api.list('listOwnSupportAccess', locum)).toEqual([
    { id: expect.any(String), mode: 'act', reason: 'They have asked for help.', startedAt: expect.any(String) },
    { id: expect.any(String), mode: 'view', startedAt: expect.any(String) },
  ])
  await impersonating(api, admin, practice, 'view')
  const params = { companyId: practice.companyId }
  expect(await api.list('listCompanySupportAccess', practice.member, { params })).toMatchObject([{ mode: 'view' }])
})
