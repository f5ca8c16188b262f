import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { openedItem } from '#functions/stores/companies.items.ts'
import type { ApiResponse, Caller, OperationName } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { ensureDocument, targetOf } from '#tests/support/documents.ts'
import {
  ahead,
  apply,
  approvalBody,
  createPractice,
  confirm,
  offerInput,
  post,
  practiceNamed,
  setComplete,
  today,
  type Practice,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { outcomeOf } from '#tests/support/api.ts'

const { api, admin, newLocum } = await sharedApi()
const locum = await newLocum()
beforeAll(async () => {
  await ensureDocument(api, targetOf(locum))
})

const avatar = () => ({ document: 'avatar', ownerId: locum.id })

/** Everything by which a practice user reads about people. */
const readAll = async ({ member, companyId }: Practice): Promise<(string | number)[]> => {
  const [start, end] = [ahead(7), ahead(9)]
  const reads: [OperationName, object][] = [
    ['searchDirectory', { params: { profession: 'Pharmacist' }, query: {} }],
    ['searchAvailability', { params: { profession: 'Pharmacist', start, end }, query: {} }],
    ['searchProfessionals', { params: { profession: 'Pharmacist', companyId }, query: {} }],
    ['getProfessional', { params: { id: locum.id } }],
    ['listAvailabilityForPractice', { params: { professionalId: locum.id, start, end }, query: { companyId } }],
    ['getDocument', { params: avatar() }],
    ['getDocumentUrl', { params: avatar(), query: { size: 'small' } }],
    ['requestBooking', sendRequest(locum, { member, companyId }, [40])],
  ]
  const answers: ApiResponse[] = []
  for (const [name, request] of reads) answers.push(await api.send(name, member, request))
  return answers.map(outcomeOf)
}

const setApproved = (id: CompanyId, approved: boolean) =>
  api.call('decideCompanyApproval', admin, { params: { companyId: id }, body: approvalBody(approved) })

describe('a practice with steps missing', () => {
  it('neither posts offers, which would show it applicants, nor books one of them', async () => {
    const practice = await createPractice(api)
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await api.db.send(
      new UpdateCommand({
        TableName: 'companies',
        Key: { pk: practice.companyId, sk: 'COMPANY' },
        UpdateExpression: 'REMOVE short_bio',
      }),
    )
    expect(outcomeOf(await api.send('postOffer', practice.member, { body: offerInput(practice.companyId) }))).toBe(
      'PRACTICE_INCOMPLETE',
    )
    const confirmation = { params: { offerId: offer.id }, body: { id: locum.id } }
    expect(outcomeOf(await api.send('confirmApplication', practice.member, confirmation))).toBe('PRACTICE_INCOMPLETE')
    await setComplete(api, practice.companyId)
    expect(outcomeOf(await api.send('confirmApplication', practice.member, confirmation))).toBe(200)
  })
})

describe('reading about people', () => {
  it('is closed to a user without a practice, and with a missing one', async () => {
    const member = await api.signUp('CompanyAdmin', 'without-practice@reading.test')
    const { companyId } = await createPractice(api)
    const [directory, availability, search, profile, calendar, picture, address, request] = await readAll({
      member,
      companyId,
    })
    expect([directory, availability, profile, picture, address]).toEqual(
      Array.from({ length: 5 }, () => 'PRACTICE_INCOMPLETE'),
    )
    expect([search, calendar, request]).toEqual(['COMPANY_NOT_FOUND', 'COMPANY_NOT_FOUND', 'COMPANY_NOT_FOUND'])
  })

  it('is allowed with the approval and ends with it', async () => {
    const practice = await createPractice(api)
    expect(await readAll(practice)).toEqual(Array.from({ length: 8 }, () => 200))
    await setApproved(practice.companyId, false)
    expect(await readAll(practice)).toEqual(Array.from({ length: 8 }, () => 'NOT_APPROVED'))
  })

  it('requires the last required step', async () => {
    const member = await api.signUp('CompanyAdmin', 'steps@reading.test')
    const { id: companyId } = await api.call('createCompany', member, { body: practiceNamed('Half Done Pharmacy') })
    expect(await readAll({ member, companyId })).toEqual(Array.from({ length: 8 }, () => 'PRACTICE_INCOMPLETE'))
    await setComplete(api, companyId)
    expect(await readAll({ member, companyId })).toEqual(Array.from({ length: 8 }, () => 200))
  })

  it('is allowed through any of the caller’s practices if none is named, and only through the named one otherwise', async () => {
    const { member, companyId } = await createPractice(api)
    const { id: second } = await api.call('createCompany', member, { body: practiceNamed('Aardvark Pharmacy') })
    const [directory, , search, profile] = await readAll({ member, companyId: second })
    expect([directory, search, profile]).toEqual([200, 'PRACTICE_INCOMPLETE', 200])
    await setApproved(companyId, false)
    expect((await readAll({ member, companyId: second })).slice(0, 4)).toEqual([
      'NOT_APPROVED',
      'NOT_APPROVED',
      'PRACTICE_INCOMPLETE',
      'NOT_APPROVED',
    ])
  })

  it('of a picture is for such practices, its owner and super admins; a practice’s pictures are for everyone', async () => {
    const practice = await createPractice(api)
    const other = await newLocum()
    await ensureDocument(api, targetOf(practice))
    const read = async (caller: Caller, params: { document: string; ownerId: string }) =>
      outcomeOf(await api.send('getDocumentUrl', caller, { params, query: { size: 'small' } }))
    expect([
      await read(locum, avatar()),
      await read(admin, avatar()),
      await read(practice.member, avatar()),
      await read(other, avatar()),
    ]).toEqual([200, 200, 200, 'DOCUMENT_NOT_FOUND'])
    const newcomer = await api.signUp('CompanyAdmin', 'newcomer@reading.test')
    const logo = { document: 'logo', ownerId: practice.companyId }
    expect([await read(other, logo), await read(newcomer, logo), await read(newcomer, avatar())]).toEqual([
      200,
      200,
      'PRACTICE_INCOMPLETE',
    ])
  })
})

describe('a booking', () => {
  it('has the pictures of both parties until it is cancelled', async () => {
    const [practice, booked] = [await createPractice(api), await newLocum()]
    const logo = { document: 'logo', ownerId: practice.companyId } as const
    await ensureDocument(api, { caller: practice.member, params: logo })
    await ensureDocument(api, targetOf(booked))
    const offer = await post(api, practice)
    await apply(api, booked, offer)
    const params = { bookingId: (await confirm(api, practice, offer, booked)).id }
    const pictures = async (reader: Caller) => {
      const { company, professional } = await api.call('getBooking', reader, { params })
      return [company.logo_file, professional.avatar_file]
    }
    const due = [
      (await api.call('getCompany', practice.member, { params: { companyId: practice.companyId } })).logo_file,
      (await api.call('getProfessional', practice.member, { params: { id: booked.id } })).avatar_file,
    ]
    expect(due).toEqual([expect.stringMatching(/^fil_/), expect.stringMatching(/^fil_/)])
    expect([await pictures(booked), await pictures(practice.member)]).toEqual([due, due])
    await api.call('cancelBooking', practice.member, {
      params: { ...params, accountId: practice.companyId },
      body: { status_reason: 'We are closed.' },
    })
    expect(await pictures(booked)).toEqual([undefined, undefined])
  })
})

describe('profiles opened in a day', () => {
  const limit = quotas.profilesPerPracticeDay
  const counter = async (pk: CompanyId) =>
    (await api.db.send(new GetCommand({ TableName: 'companies', Key: { pk, sk: 'OPENED' }, ConsistentRead: true })))
      .Item
  const open = (member: Caller, id: UserId) => api.send('getProfessional', member, { params: { id } })
  /** As if this many other profiles had been opened on that day. */
  const opened = (pk: CompanyId, count: number, day: string) =>
    api.db.send(
      new PutCommand({
        TableName: 'companies',
        Item: openedItem.written({
          pk,
          sk: 'OPENED',
          day,
          people: new Set(Array.from({ length: count }, (_, n) => String(n).padStart(12, 'x'))),
        }),
      }),
    )

  it('count each locum once, for all members of a practice together', async () => {
    const { member, companyId } = await createPractice(api)
    const another = await newLocum()
    for (const { id } of [locum, locum, another, locum]) expect((await open(member, id)).status).toBe(200)
    expect(await counter(companyId)).toMatchObject({ day: today() })
    expect([...((await counter(companyId))?.people as Set<string>)]).toHaveLength(2)
    expect(
      (await api.send('getProfessional', member, { params: { id: 'usr_00000000-0000-4000-8000-000000000000' } }))
        .status,
    ).toBe(404)
    expect([...((await counter(companyId))?.people as Set<string>)]).toHaveLength(2)
  })

  it('beyond the quota are refused until midnight; those opened before can be opened again', async () => {
    const { member, companyId } = await createPractice(api)
    const another = await newLocum()
    await opened(companyId, limit - 1, today())
    expect((await open(member, locum.id)).status).toBe(200)
    const { status, body } = await open(member, another.id)
    expect([status, body.error.code, body.error.details]).toEqual([
      429,
      'QUOTA_EXCEEDED',
      { quota: { name: 'profiles-opened-a-day', limit, from: ahead(1) } },
    ])
    expect((await open(member, locum.id)).status).toBe(200)
    expect((await open(locum, locum.id)).status).toBe(200)
  })

  it('start again each day, and stay within the quota when many are opened at once', async () => {
    const { member, companyId } = await createPractice(api)
    const others = await Promise.all(Array.from({ length: 4 }, () => newLocum()))
    await opened(companyId, limit, ahead(-1))
    expect((await open(member, locum.id)).status).toBe(200)
    await opened(companyId, limit - 2, today())
    const statuses = (await Promise.all(others.map(({ id }) => open(member, id)))).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 200, 429, 429])
  })
})
