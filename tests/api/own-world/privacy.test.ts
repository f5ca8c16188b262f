import { afterAll, describe, expect, it } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import { addDays, instantOf } from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { runAgenda, skipAgendaTo } from '#tests/support/agenda.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { codeOf } from '#tests/support/api.ts'
import { eventually } from '#tests/support/events.ts'
import { impersonating } from '#tests/support/impersonating.ts'
import { ahead, createPractice } from '#tests/support/people.ts'

const { api, admin, events, newLocum, notified, mailed, stop } = await startApiWithEvents()
afterAll(stop)

const body = { kind: 'access', message: 'Which data of mine do you have?' } as const
const mailsToAgency = (part: string) =>
  eventually(() => events.mailsTo('requests@locumdesk.example').find(({ subject }) => subject.includes(part)))

describe('a request about one’s data', () => {
  it('has thirty days, is mailed to the agency and to its sender, waits on the dashboard, and is answered once', async () => {
    const locum = await newLocum()
    const sent = await api.call('sendPrivacyRequest', locum, { body })
    expect(sent).toMatchObject({ ...body, person: locum.id, email: locum.email, status: 'open', answerBy: ahead(30) })
    await mailed(locum, 'We have received your request about your data')
    const threeYears = 3 * 365 * 86_400_000
    const endOf = async () => ((await api.item('privacy', sent.id, 'REQUEST')) as { expiresAt: number }).expiresAt
    expect(Math.abs((await endOf()) * 1000 - Date.parse(sent.requestedAt) - threeYears)).toBeLessThan(9 * 86_400_000)
    expect((await mailsToAgency('Request about personal data: Thandi Nkosi')).text).toContain(body.message)
    const waiting = (await api.call('getAttention', admin, {})).items.find(({ id }: { id: string }) => id === sent.id)
    expect(waiting).toMatchObject({ kind: 'privacy', name: 'Thandi Nkosi' })
    expect((await api.list('listPrivacyRequests', admin)).map(({ id }) => id as string)).toContain(sent.id)

    const answering = { params: { id: sent.id }, body: { answer: 'You find all of it in your copy.' } }
    await api.call('answerPrivacyRequest', admin, answering)
    await notified(locum, 'We have answered your request about your data')
    expect(codeOf(await api.send('answerPrivacyRequest', admin, answering))).toBe('STALE_STATE')
    expect(await api.list('listOwnPrivacyRequests', locum)).toMatchObject([
      { id: sent.id, status: 'answered', answer: 'You find all of it in your copy.' },
    ])
    expect(await api.list('listPrivacyRequests', admin)).not.toContainEqual(expect.objectContaining({ id: sent.id }))
    expect((await endOf()) * 1000).toBeGreaterThan(Date.now() + threeYears)
  })

  it('is answered by mail after the account was deleted', async () => {
    const locum = await newLocum()
    const { id } = await api.call('sendPrivacyRequest', locum, { body })
    await api.call('deleteProfessional', locum, {})
    await eventually(async () => !(await api.item('users', locum.id, 'USER')))
    await api.call('answerPrivacyRequest', admin, { params: { id }, body: { answer: 'All of it was deleted.' } })
    await mailed(locum, 'We have answered your request about your data')
  })

  it('that is still open a week before its last day is brought to mind', async () => {
    const { member } = await createPractice(api)
    const { answerBy } = await api.call('sendPrivacyRequest', member, { body: { ...body, kind: 'deletion' } })
    const at = instantOf(addDays(answerBy, -7), '08:00')
    await skipAgendaTo(api.db, at)
    await runAgenda(at)
    await mailsToAgency('Due on')
  })

  it('is refused beyond a few that are open, also of many at once, and is nobody else’s to read', async () => {
    const [locum, other] = [await newLocum(), await newLocum()]
    const limit = quotas.openPrivacyRequestsPerAccount
    const atOnce = await Promise.all(
      Array.from({ length: 2 * limit }, () => api.send('sendPrivacyRequest', locum, { body })),
    )
    expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(limit)
    expect(codeOf(await api.send('sendPrivacyRequest', locum, { body }))).toBe('QUOTA_EXCEEDED')
    expect(await api.list('listOwnPrivacyRequests', other)).toEqual([])
    const support = await impersonating(api, admin, locum, 'act')
    expect((await api.send('listOwnPrivacyRequests', support, { query: {} })).status).toBe(403)
  })
})

describe('the terms and the privacy notice', () => {
  it('are agreed to in the version that is current, and asked anew when a text has changed', async () => {
    const locum = await newLocum()
    const before = (await api.call('getPrivacyChoices', locum, {})).current
    await api.call('agreeToTexts', locum, { body: before })
    const params = { id: tenant.tenantId, kind: 'terms' } as const
    await api.call('saveLegalText', admin, {
      params,
      body: { text: '# The rules\n\nAll are new.' },
      version: '*',
    } as never)
    const { agreed, current } = await api.call('getPrivacyChoices', locum, {})
    expect(current).toEqual({ ...before, terms: before.terms + 1 })
    expect(agreed).toMatchObject(before)
    expect(codeOf(await api.send('agreeToTexts', locum, { body: before }))).toBe('STALE_STATE')
    await api.call('agreeToTexts', locum, { body: current })
    expect((await api.call('getPrivacyChoices', locum, {})).agreed).toMatchObject(current)
    const { consents } = await api.call('getPersonPrivacy', admin, { params: { userId: locum.id } })
    expect(consents).toMatchObject([before, current])
  })
})

it('an objection to direct marketing is kept with its time until it is withdrawn', async () => {
  const locum = await newLocum()
  const objects = (value: boolean) => api.call('objectToMarketing', locum, { body: { objects: value } })
  const { marketing_objected_at: since } = await objects(true)
  expect(since).toEqual(expect.any(String))
  expect(await objects(true)).toEqual({ marketing_objected_at: since })
  const ofPerson = () => api.call('getPersonPrivacy', admin, { params: { userId: locum.id } })
  expect((await ofPerson()).marketing_objected_at).toBe(since)
  await objects(false)
  expect((await ofPerson()).marketing_objected_at).toBeUndefined()
})

it('the list of requests about data is read with an entry in the audit', async () => {
  await api.call('listPrivacyRequests', admin, { query: {} })
  const entries = await api.list('listAudit', admin, { query: { actor: admin.id } })
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'readings',
      what: 'listPrivacyRequests',
      actor: expect.objectContaining({ id: admin.id }),
    }),
  )
})

it('the audit calls a locum without a name by their address', async () => {
  const locum = await api.signUp('Locum', 'nameless@people.test')
  await api.call('createProfessional', locum, { body: {} })
  await api.call('getPerson', admin, { params: { userId: locum.id } })
  const entries = await api.list('listAudit', admin, { query: { actor: admin.id } })
  expect(JSON.stringify(entries)).toContain('nameless@people.test')
  expect(JSON.stringify(entries)).not.toContain('undefined')
})

it('a locum sees who has opened their identity and bank details, support that views included, newest first', async () => {
  const locum = await newLocum()
  await api.call('getProfessional', admin, { params: { id: locum.id } })
  await api.call('getOwnProfessional', await impersonating(api, admin, locum, 'view'), {})
  expect(await api.list('listOwnViews', locum)).toEqual([
    { at: expect.any(String), by: 'support', document: 'profile', hidden: true },
    { at: expect.any(String), by: 'support', document: 'profile' },
  ])
})
