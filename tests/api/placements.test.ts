import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { placementCountItem } from '#functions/stores/placements.items.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { codeOf, type Caller } from '#tests/support/api.ts'
import { approvalBody, createPractice, join, newAddress, type Practice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()

const sent = {
  practiceName: 'Another name',
  practiceBussinessEmail: 'another@practice.test',
  professionTitle: 'Pharmacist',
  monthlySalary: 'R 62 500',
  workingHours: '40',
  message: 'From March on.',
}
const request = ({ companyId, member }: Practice, changes: object = {}, by: Caller = member, key?: string) =>
  api.send('requestPlacement', by, { params: { companyId }, body: { ...sent, ...changes }, ...(key && { key }) })
const requested = async (practice: Practice, changes: object = {}): Promise<Placement> =>
  (await request(practice, changes)).body.data
const listed = ({ companyId, member }: Practice, by: Caller = member): Promise<Placement[]> =>
  api.list('listPlacements', by, { params: { companyId } }) as Promise<Placement[]>
const queue = async ({ companyId }: Practice, status: string) =>
  ((await api.list('listAllPlacements', admin, { query: { status } })) as Placement[]).filter(
    (placement) => placement.companyId === companyId,
  )
const decide = ({ id }: Placement, body: object, more: { key?: string; version?: string } = {}) =>
  api.send('decidePlacement', admin, { params: { id }, body, ...more })
const colleague = async ({ companyId }: Practice, role: 'manager' | 'booker') => {
  const user = await api.signUp('CompanyAdmin', newAddress())
  await join(api, companyId, user, role)
  return user
}
const fieldsOf = (answer: { body: { error: { details: { fields: object[] } } } }) => answer.body.error.details.fields

describe('a request for a permanent placement', () => {
  it('with SPEC’s body is stored with the practice’s own name, contacts and fee, and emits one event', async () => {
    const practice = await createPractice(api)
    const { body } = await request(practice, {}, undefined, 'first')
    const { id, createdAt } = body.data
    const expected = {
      companyId: practice.companyId,
      practiceName: 'Harbour Road Pharmacy',
      practiceBussinessEmail: 'hello@harbour-road.test',
      contact: '021 123 4567',
      professionTitle: 'Pharmacist',
      monthlySalary: 62_500,
      workingHours: '40',
      message: 'From March on.',
      plan: 'pay-when-you-book',
      fee: 0.1,
    }
    const placement = { ...expected, id, status: 'received', createdAt, updatedAt: createdAt }
    expect(body.data).toEqual(placement)
    expect(await api.item('placements', id, 'PLACEMENT')).toMatchObject({ ...expected, status: 'received', version: 1 })
    expect(await api.eventsOf(practice.member, 'first')).toEqual([
      { type: 'placement.requested', version: 1, subject: id, data: expected },
    ])
    expect((await request(practice, {}, undefined, 'first')).body).toEqual(body)
    expect(await listed(practice)).toEqual([placement])
    expect(await listed(practice, admin)).toEqual([placement])
    expect(await queue(practice, 'received')).toEqual([placement])
  })

  it('keeps the plan and the fee of its day', async () => {
    const practice = await createPractice(api)
    const { companyId } = practice
    const before = await requested(practice)
    const body = { plan: 'pro-practice', from: todayAt(new Date().toISOString()), reason: 'They have subscribed.' }
    await api.send('setPlan', admin, { params: { companyId }, body })
    await requested(practice)
    const fees = (await listed(practice)).map(({ plan, fee }) => [plan, fee])
    expect(fees).toEqual([
      ['pro-practice', 0.05],
      [before.plan, 0.1],
    ])
  })

  it('names what is wrong by field', async () => {
    const practice = await createPractice(api)
    const answer = await request(practice, { professionTitle: '', monthlySalary: '900', workingHours: '' })
    expect(fieldsOf(answer)).toEqual([
      { field: 'professionTitle', message: 'Required' },
      { field: 'monthlySalary', message: expect.stringMatching(/^Enter the salary of a month, between/) },
      { field: 'workingHours', message: 'Required' },
    ])
    expect(fieldsOf(await request(practice, { professionTitle: 'Lighthouse keeper' }))).toEqual([
      { field: 'professionTitle', message: 'Choose one from the list' },
    ])
    expect(await listed(practice)).toEqual([])
  })

  it('is made and read by owners and managers of an approved practice', async () => {
    const practice = await createPractice(api)
    const [manager, booker] = [await colleague(practice, 'manager'), await colleague(practice, 'booker')]
    const rival = await createPractice(api)
    expect((await request(practice, {}, manager)).status).toBe(200)
    const list = (by: Caller) => api.send('listPlacements', by, { params: { companyId: practice.companyId } })
    for (const answer of [await request(practice, {}, booker), await list(booker)])
      expect(codeOf(answer)).toBe('MANAGERS_ONLY')
    for (const answer of [await request(practice, {}, rival.member), await list(rival.member)])
      expect([answer.status, codeOf(answer)]).toEqual([404, 'COMPANY_NOT_FOUND'])
    for (const answer of [await request(practice, {}, await newLocum()), await request(practice, {}, admin)])
      expect(codeOf(answer)).toBe('FORBIDDEN')
    const params = { companyId: practice.companyId }
    await api.call('decideCompanyApproval', admin, { params, body: approvalBody(false) })
    expect(codeOf(await request(practice))).toBe('NOT_APPROVED')
    expect(await listed(practice)).toHaveLength(1)
  })

  it('counts against what a practice can request in a day, also of two at once', async () => {
    const practice = await createPractice(api)
    const day = todayAt(new Date().toISOString())
    const count = quotas.placementsPerPracticeDay - 1
    const Item = placementCountItem.written({ ...placementCountItem.key(practice.companyId), day, count, version: 1 })
    await api.db.send(new PutCommand({ TableName: 'placements', Item }))
    const answers = await Promise.all([request(practice), request(practice)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
    expect(await listed(practice)).toHaveLength(1)
    const refused = await request(practice)
    expect(refused.body.error.details.quota).toMatchObject({ name: 'permanent-placements-a-day', limit: 10 })
  })

  it('is listed page by page: newest first to its practice, oldest first to super admins', async () => {
    const practice = await createPractice(api)
    const first = await requested(practice)
    const stored = await api.item('placements', first.id, 'PLACEMENT')
    for (let at = 1; at <= 60; at += 1) {
      const id = `plc_${String(at).padStart(16, '0')}`.slice(0, 20)
      const createdAt = new Date(Date.parse(first.createdAt) + at * 1_000).toISOString()
      const sortKey = `${createdAt}#${id}`
      const Item = { ...stored, pk: id, createdAt, companySk: sortKey, queueSk: sortKey }
      await api.db.send(new PutCommand({ TableName: 'placements', Item }))
    }
    const times = (await listed(practice)).map(({ createdAt }) => createdAt)
    expect(times).toHaveLength(61)
    expect(times).toEqual(times.toSorted().toReversed())
    const queued = (await queue(practice, 'received')).map(({ createdAt }) => createdAt)
    expect(queued).toEqual(times.toReversed())
  })
})

describe('a super admin', () => {
  it('changes its state, with a note that the practice reads until the next change', async () => {
    const practice = await createPractice(api)
    const placement = await requested(practice)
    const note = 'We have two candidates.'
    const contact = await decide(placement, { status: 'in_contact', note }, { key: `contact-${placement.id}` })
    expect(contact.body.data).toMatchObject({ status: 'in_contact', note })
    expect(await api.eventsOf(admin, `contact-${placement.id}`)).toEqual([
      {
        type: 'placement.changed',
        version: 2,
        subject: placement.id,
        data: { companyId: practice.companyId, professionTitle: 'Pharmacist', action: 'contact', note },
      },
    ])
    expect(await queue(practice, 'received')).toEqual([])
    expect(await listed(practice)).toEqual([contact.body.data])
    expect((await decide(placement, { status: 'in_contact', note: 'And a third.' })).body.data.note).toBe(
      'And a third.',
    )
    expect(fieldsOf(await decide(placement, { status: 'in_contact' }))).toEqual([
      { field: 'note', message: 'Write a note, or choose another state' },
    ])
    expect((await decide(placement, { status: 'placed' })).body.data).not.toHaveProperty('note')
    expect(codeOf(await decide(placement, { status: 'closed' }))).toBe('STALE_STATE')
    expect((await decide(placement, { status: 'in_contact', note: 'They left.' })).body.data.status).toBe('in_contact')
    expect((await decide(placement, { status: 'closed' })).body.data.status).toBe('closed')
    expect(await queue(practice, 'closed')).toHaveLength(1)
  })

  it('does not overwrite what another has changed, and finds nothing under another id', async () => {
    const placement = await requested(await createPractice(api))
    const version = placement.updatedAt
    const both = [
      await decide(placement, { status: 'in_contact' }, { version }),
      await decide(placement, { status: 'closed' }, { version }),
    ]
    expect(both.map(({ status }) => status)).toEqual([200, 409])
    expect(codeOf(both[1] as (typeof both)[0])).toBe('STALE_STATE')
    const unknown = { ...placement, id: 'plc_0000000000000000' as Placement['id'] }
    expect(codeOf(await decide(unknown, { status: 'closed' }))).toBe('PLACEMENT_NOT_FOUND')
  })

  it('alone decides, and lists those of all practices', async () => {
    const practice = await createPractice(api)
    const { id } = await requested(practice)
    const body = { status: 'closed' }
    expect(codeOf(await api.send('decidePlacement', practice.member, { params: { id }, body }))).toBe('FORBIDDEN')
    expect(codeOf(await api.send('listAllPlacements', practice.member, {}))).toBe('FORBIDDEN')
  })
})
