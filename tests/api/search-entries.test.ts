import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { searchEntryOf } from '#shared/professionals/search-entries.rules.ts'
import { noOpenDays } from '#shared/kernel/open-days.ts'
import type { Caller } from '#tests/support/api.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import {
  aboutMe,
  apply,
  approvalBody,
  bankAccount,
  confirm,
  createLocum,
  createPractice,
  post,
  qualification,
  verification,
  workHours,
} from '#tests/support/people.ts'
import { scaledRounds } from '#tests/support/rounds.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

type Stored = { entry: Record<string, unknown> | undefined; rows: Record<string, unknown>[] }

/** Rows without their days. */
const inOrder = (items: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  items.map(({ days: _, ...row }) => row).sort((a, b) => (String(a.pk) < String(b.pk) ? -1 : 1))

const storedOf = async ({ id }: Caller): Promise<Stored> => {
  const { Items = [] } = await api.db.send(
    new ScanCommand({
      TableName: 'search',
      FilterExpression: 'sk = :id',
      ExpressionAttributeValues: { ':id': id },
      ConsistentRead: true,
    }),
  )
  return { rows: inOrder(Items), entry: await api.item('search', id, 'ENTRY') }
}
const due = async ({ id }: Caller): Promise<Stored> => {
  const profile = await professionalsRepository(api.db, 'professionals').getProfile(id)
  const { entry, markets = [] } = (profile && searchEntryOf(profile)) ?? {}
  const { putEntry, putRow } = searchEntriesRepository(api.db, 'search')
  if (!entry) return { rows: [], entry: undefined }
  const rows = inOrder(markets.flatMap((market) => putRow(market, entry, noOpenDays).Put?.Item ?? []))
  return { rows, entry: JSON.parse(JSON.stringify(putEntry(entry).Put?.Item)) as Stored['entry'] }
}
const expectTrue = async (locum: Caller): Promise<void> => {
  const stored = await storedOf(locum)
  expect(stored).toEqual(await due(locum))
  expect((((await api.item('calendars', locum.id, 'LOCK'))?.markets as string[] | undefined) ?? []).toSorted()).toEqual(
    stored.rows.map(({ pk }) => pk),
  )
  if (stored.entry) await expectOpenDaysConsistent(api, locum)
}
const places = async (locum: Caller) => (await storedOf(locum)).rows.map(({ pk }) => pk)

const regions = ['Western Cape,Cape Town Metro', 'Western Cape,Overberg', 'Gauteng,Sedibeng', 'Limpopo,Vhembe'] as const

type Step = (locum: Caller) => Promise<{ status: number }>
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ locations: fc.subarray([...regions]), willing_to_travel: fc.boolean() }).map(
    (body): Step =>
      (locum) =>
        api.send('saveAboutMe', locum, { body }),
  ),
  fc.constantFrom(...regions).map((place): Step => (locum) => {
    const [province = '', region = ''] = place.split(',')
    return api.send('saveAboutMe', locum, { body: { address: { province, region, suburb: 'Somewhere' } } })
  }),
  fc.constantFrom('Pharmacist', 'Responsible Pharmacist').map(
    (profession): Step =>
      (locum) =>
        api.send('saveVerification', locum, { body: verification({ profession }) }),
  ),
  fc.boolean().map(
    (approved): Step =>
      (locum) =>
        api.send('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(approved) }),
  ),
  fc.integer({ min: 300, max: 600 }).map(
    (rate): Step =>
      (locum) =>
        api.send('saveWorkHours', locum, { body: workHours(rate) }),
  ),
  fc.constant<Step>((locum) => api.send('saveQualification', locum, { body: qualification })),
  fc.constant<Step>((locum) => api.send('saveBankAccount', locum, { body: bankAccount })),
  fc.constant<Step>((locum) => api.send('refreshSearchEntries', locum, { params: { userId: locum.id }, body: {} })),
)

describe('search entries', () => {
  it('match the profile after any sequence of saves and approvals, and are deleted with the account', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 10 }), async (sequence) => {
        const locum = await newLocum()
        for (const step of sequence) {
          expect((await step(locum)).status).toBe(200)
          await expectTrue(locum)
        }
        await api.call('deleteProfessional', locum, {})
        expect(await storedOf(locum)).toEqual({ rows: [], entry: undefined })
      }),
      { numRuns: scaledRounds(25) },
    )
  })

  it('match the profile when saves and approvals happen at the same moment', async () => {
    const locum = await newLocum()
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 3, maxLength: 5 }), async (together) => {
        expect((await Promise.all(together.map((step) => step(locum)))).map(({ status }) => status)).toEqual(
          together.map(() => 200),
        )
        await expectTrue(locum)
      }),
      { numRuns: scaledRounds(10) },
    )
  })

  it('are written on approval, follow the locations, and are removed when the approval is undone', async () => {
    const locum = await createLocum(api)
    expect(await places(locum)).toEqual([])
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    expect(await places(locum)).toEqual(['Pharmacist#Western Cape,Cape Town Metro'])
    await api.call('saveAboutMe', locum, {
      body: { willing_to_travel: true, locations: ['Gauteng,Sedibeng', 'Western Cape,Overberg'] },
    })
    expect(await places(locum)).toEqual(['Pharmacist#Gauteng,Sedibeng', 'Pharmacist#Western Cape,Overberg'])
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    expect(await places(locum)).toEqual([])
  })

  it('contain no personal data', async () => {
    const locum = await newLocum({ contact: '082 555 0191' })
    await api.call('saveBankAccount', locum, { body: bankAccount })
    const text = JSON.stringify(await storedOf(locum))
    for (const hidden of [
      locum.email,
      '082 555 0191',
      verification().idpassport,
      verification().professional_number,
      '1 Kloof Street',
      bankAccount.account_number,
    ]) {
      expect(text).not.toContain(hidden)
    }
  })

  it('stay in their markets when a shift is booked', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    await expectTrue(locum)
    expect(await places(locum)).toHaveLength(1)
  })
})

describe('the older update-all call after a save', () => {
  const refresh = (locum: Caller, body: object, userId = locum.id) =>
    api.send('refreshSearchEntries', locum, { params: { userId }, body })

  it('rewrites lost search entries from the profile, whatever its body says, and returns the professional', async () => {
    const locum = await newLocum()
    await api.call('saveAboutMe', locum, { body: aboutMe })
    const before = await storedOf(locum)
    expect(before.rows).toHaveLength(2)
    for (const { pk, sk } of [...before.rows, { pk: locum.id, sk: 'ENTRY' }])
      await api.db.send(new DeleteCommand({ TableName: 'search', Key: { pk, sk } }))
    const claimed = {
      languages: ['Klingon'],
      skills: ['surgery'],
      willing_to_travel: false,
      locations: ['Limpopo,Vhembe'],
      working_hours: workHours(999),
      experience: { start_date: '1980-01-01' },
    }
    const { status, body } = await refresh(locum, claimed)
    expect([status, body.data.id, body.data.languages]).toEqual([200, locum.id, aboutMe.languages])
    expect(await storedOf(locum)).toEqual(before)
  })

  it.each([
    { approved: true },
    { languages: 'English' },
    { locations: ['nowhere'] },
    { working_hours: { weekdays: 1 } },
  ])('refuses %j', async (body) => {
    const locum = await createLocum(api)
    expect((await refresh(locum, body)).status).toBe(400)
  })

  it('is for oneself only', async () => {
    const [locum, other] = [await createLocum(api), await createLocum(api)]
    expect((await refresh(locum, {}, other.id)).body.error.code).toBe('PROFESSIONAL_NOT_FOUND')
  })
})
