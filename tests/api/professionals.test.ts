import { auditOf } from '#shared/kernel/caller.ts'
import { callerOf as madeOf } from '#functions/platform/http/access.ts'
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { runCommand, type CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { saveProfileStep } from '#functions/profiles/save-profile-step.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { callerOf, type Caller } from '#tests/support/api.ts'
import {
  apply,
  approvalBody,
  confirm,
  createLocum,
  createPractice,
  post,
  today,
  verification,
  workHours,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

const profileOf = (locum: Caller) => api.item('professionals', locum.id, 'PROFILE')
const created = async () => {
  const locum = await api.signUp('Locum', `Ayanda-${crypto.randomUUID()}@People.test`)
  const response = await api.send('createProfessional', locum, { body: {}, key: 'create' })
  return { locum, response }
}

describe('creating a profile', () => {
  it('uses the address of the account and creates the calendar lock', async () => {
    const { locum, response } = await created()
    expect(response.body.data).toMatchObject({
      id: locum.id,
      tenantId: 'demo',
      email: locum.email.toLowerCase(),
      approved: false,
      skills: [],
      locations: [],
    })
    expect(await profileOf(locum)).toMatchObject({ email: locum.email.toLowerCase(), version: 1 })
    expect(await api.item('calendars', locum.id, 'LOCK')).toMatchObject({ approved: false, version: 1 })
    expect((await api.eventsOf(locum, 'create'))[0]).toMatchObject({ type: 'professional.created', subject: locum.id })
  })

  it('happens once: another call is refused, and a repeat gets the first response', async () => {
    const { locum, response } = await created()
    const repeated = await api.send('createProfessional', locum, { body: {}, key: 'create' })
    expect(repeated).toEqual(response)
    const again = await api.send('createProfessional', locum, { body: {} })
    expect([again.status, again.body.error.code]).toEqual([409, 'PROFILE_EXISTS'])
  })

  it('several times at the same moment creates one', async () => {
    const locum = await api.signUp('Locum', 'busy@people.test')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.send('createProfessional', locum, { body: {} })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })

  it('is refused to a token without an account, and uses no address from the body', async () => {
    expect((await api.send('createProfessional', callerOf('Locum', 'ghost@people.test'), { body: {} })).status).toBe(
      401,
    )
    const { body } = await api.send('createProfessional', await api.signUp('Locum', 'own@people.test'), {
      body: { email: 'other@people.test' },
    })
    expect(body.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ field: 'email', message: 'This field is not recognised' }] },
    })
  })
})

describe('saving steps', () => {
  it('verification: stores the identity number separately, and awaits approval', async () => {
    const { locum } = await created()
    const { body } = await api.send('saveVerification', locum, { body: verification(), key: 'verify' })
    expect(body.data).toMatchObject({ name: 'Thandi Nkosi', idpassport: '8001015009087', locations: [] })
    const profile = await profileOf(locum)
    expect(profile).toMatchObject({
      first_name: 'Thandi',
      version: 2,
      queuePk: 'approval',
      queueSk: `${profile?.waitingSince}#${locum.id}`,
    })
    expect(JSON.stringify(profile)).not.toContain('8001015009087')
    expect(await api.item('professionals', locum.id, 'PERSONAL')).toMatchObject({ idpassport: '8001015009087' })
    expect((await api.eventsOf(locum, 'verify'))[0]).toEqual({
      type: 'professional.verified',
      version: 1,
      subject: locum.id,
      data: {},
    })
  })

  it('a later save keeps the place in the queue, and writes an event', async () => {
    const { locum } = await created()
    await api.call('saveVerification', locum, { body: verification() })
    const before = await profileOf(locum)
    await api.send('saveVerification', locum, { body: verification({ contact: '083 000 0000' }), key: 'again' })
    expect((await profileOf(locum))?.queueSk).toBe(before?.queueSk)
    expect((await api.eventsOf(locum, 'again'))[0]?.type).toBe('professional.saved')
  })

  it('experience: years count from the start date', async () => {
    const { locum } = await created()
    const start_date = `${Number(today().slice(0, 4)) - 5}-01-01`
    await api.call('saveExperience', locum, {
      body: { start_date, companies_worked_for: ['Clicks'], skills: ['pharmacy-dispensing-compounding'] },
    })
    const own = await api.call('getOwnProfessional', locum, {})
    expect(own).toMatchObject({
      experience: { start_date, companies_worked_for: ['Clicks'], years_experience: 5 },
      skills: ['pharmacy-dispensing-compounding'],
    })
    expect((await profileOf(locum))?.experience).not.toHaveProperty('years_experience')
  })

  it('rates: numbers and text are returned as text', async () => {
    const { locum } = await created()
    const saved = await api.call('saveWorkHours', locum, { body: workHours(380, 430, 520) })
    expect(saved.working_hours.public_holidays).toEqual({ start: '09:00', end: '17:00', rate: '520', currency: 'ZAR' })
  })

  it('is not possible without a profile', async () => {
    const { status, body } = await api.send('saveWorkHours', await api.signUp('Locum', 'early@people.test'), {
      body: workHours(),
    })
    expect([status, body.error.code]).toEqual([404, 'PROFESSIONAL_NOT_FOUND'])
  })
})

describe('who sees whom', () => {
  it('a practice sees the public part of a verified professional, never contact details or numbers', async () => {
    const { member } = await createPractice(api)
    const locum = await newLocum()
    const { body } = await api.send('getProfessional', member, { params: { id: locum.id } })
    expect(body.data).toMatchObject({ name: 'Thandi Nkosi', experience: { start_date: '2018-03-01' }, approved: true })
    for (const hidden of ['contact', 'email', 'idpassport', 'professional_number'])
      expect(body.data).not.toHaveProperty(hidden)
    expect(body.data.address).not.toHaveProperty('street')
  })

  it('another locum, an incomplete profile and a missing one look the same', async () => {
    const { member } = await createPractice(api)
    const [pending, { locum: unfinished }] = [await createLocum(api), await created()]
    const absent = callerOf('Locum', 'absent@people.test')
    const codes = await Promise.all(
      (
        [
          [unfinished, pending],
          [member, unfinished],
          [member, pending],
          [member, absent],
          [admin, absent],
        ] as const
      ).map(
        async ([caller, { id }]) => (await api.send('getProfessional', caller, { params: { id } })).body.error?.code,
      ),
    )
    expect(new Set(codes)).toEqual(new Set(['PROFESSIONAL_NOT_FOUND']))
    expect((await api.send('getProfessional', unfinished, { params: { id: unfinished.id } })).status).toBe(200)
  })

  it('a practice sees a locum who is no longer approved as long as they are booked with it', async () => {
    const [practice, other] = [await createPractice(api), await createPractice(api)]
    const locum = await newLocum()
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    const { id } = await confirm(api, practice, offer, locum)
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    const statuses = async () => {
      const sent = [practice, other].map(({ member }) =>
        api.send('getProfessional', member, { params: { id: locum.id } }),
      )
      return (await Promise.all(sent)).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 404])
    await api.call('cancelBooking', practice.member, {
      params: { bookingId: id, accountId: practice.companyId },
      body: { status_reason: 'We are closed.' },
    })
    expect(await statuses()).toEqual([404, 404])
  })

  it('oneself and a super admin see the full profile; the super admin’s reading is recorded', async () => {
    const locum = await createLocum(api)
    const { walletTransactions, ...own } = await api.call('getOwnProfessional', locum, {})
    expect(await api.call('getProfessional', locum, { params: { id: locum.id } })).toEqual({
      ...own,
      walletTransactions,
    })
    expect((await api.partition('professionals', locum.id)).map(({ sk }) => sk)).toEqual(['PERSONAL', 'PROFILE'])
    expect(await api.call('getProfessional', admin, { params: { id: locum.id } })).toEqual(own)
    const view = (await api.partition('professionals', locum.id)).at(-1)
    expect(view).toMatchObject({
      sk: expect.stringMatching(/^VIEW#/),
      by: admin.id,
      role: 'SuperAdmin',
      document: 'profile',
    })
  })
})

describe('the last visit', () => {
  const saveLastActive = (locum: Caller, userId = locum.id) =>
    api.send('updateLastActive', locum, { params: { userId }, body: {} })

  it('is stored and shown', async () => {
    const { locum } = await created()
    const { body } = await saveLastActive(locum)
    expect(Date.now() - Date.parse(body.data.lastActiveAt)).toBeLessThan(10_000)
    expect(await profileOf(locum)).toMatchObject({ lastActiveAt: body.data.lastActiveAt })
    expect((await api.call('getOwnProfessional', locum, {})).lastActiveAt).toBe(body.data.lastActiveAt)
  })

  it('survives a step saved at the same time', async () => {
    const { locum } = await created()
    const repositories = {
      professionals: professionalsRepository(api.db, 'professionals'),
      calendars: calendarsRepository(api.db, 'calendars'),
      searchEntries: searchEntriesRepository(api.db, 'search'),
    }
    const now = new Date().toISOString()
    const id = `${locum.id}#step`
    const self = madeOf({ user: locum.id, role: 'Locum', signedInAt: 0 })
    let here: string | undefined
    const execute = <T>(decide: () => Promise<CommandOutcome<T>>) =>
      runCommand(api.db, 'commands', { id, hash: id, by: auditOf('saveProfileStep', self) }, now, decide)
    const context = {
      ...repositories,
      agenda: { enterNext: () => [] },
      caller: self,
      now,
      today: todayAt(now),
      checkVersion: () => undefined,
      execute,
    }
    await saveProfileStep(context, [], async () => {
      here ??= (await saveLastActive(locum)).body.data.lastActiveAt
      return { skills: ['Dispensing'] }
    })
    expect(await profileOf(locum)).toMatchObject({ lastActiveAt: here, skills: ['Dispensing'] })
  })

  it('leaves an item of a newer version unchanged', async () => {
    const { locum } = await created()
    const newer = { ...(await api.item('professionals', locum.id, 'PROFILE')), v: 99 }
    await api.db.send(new PutCommand({ TableName: 'professionals', Item: newer }))
    const later = professionalsRepository(api.db, 'professionals').saveLastActive(locum.id, new Date().toISOString())
    await expect(api.db.send(new TransactWriteCommand({ TransactItems: [later] }))).rejects.toThrow(
      'ConditionalCheckFailed',
    )
    expect(await api.item('professionals', locum.id, 'PROFILE')).toEqual(newer)
  })

  it('creates no profile, and can’t be set for somebody else', async () => {
    const early = await api.signUp('Locum', 'nobody-yet@people.test')
    expect((await saveLastActive(early)).body.error.code).toBe('PROFESSIONAL_NOT_FOUND')
    expect(await profileOf(early)).toBeUndefined()
    const [{ locum }, other] = [await created(), await createLocum(api)]
    expect((await saveLastActive(locum, other.id)).body.error.code).toBe('PROFESSIONAL_NOT_FOUND')
    expect((await profileOf(other))?.lastActiveAt).toBeUndefined()
  })
})
