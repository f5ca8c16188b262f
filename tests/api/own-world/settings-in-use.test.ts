import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenant } from '#infra/tenants/demo.ts'
import { outcomeOf } from '#tests/support/api.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import { createPractice } from '#tests/support/people.ts'
import { tenantBody } from '#tests/support/requests/tenants.ts'

const { api, events, admin, newLocum, mailed, stop } = await startApiWithEvents()
afterAll(stop)

const requestsMailbox = 'desk@capecover.example'
const informationOfficer = { name: 'Nomsa Dube', email: 'privacy@capecover.example', phone: '021 555 0190' }

// Before anything is sent: each Lambda keeps the settings for a minute.
beforeAll(async () => {
  const theme = { ...tenantBody.settings.theme, primary: '#0B3D91' }
  const changed = { brandName: 'Cape Cover', theme, requestsMailbox, informationOfficer, liveChat: { show: false } }
  const body = { ...tenantBody, settings: { ...tenantBody.settings, ...changed } }
  await api.call('updateTenant', admin, { params: { id: tenant.tenantId }, body, version: '*' })
})

it('mails have the brand that was saved, and requests to the agency go to its mailbox', async () => {
  const { companyId, member } = await createPractice(api, 'Kloof Street Pharmacy')
  const position = { professionTitle: 'Pharmacist', monthlySalary: 62_500, workingHours: '40', message: '' }
  await api.call('requestPlacement', member, { params: { companyId }, body: position })
  const { subject } = await eventually(() => events.mailsTo(requestsMailbox)[0])
  expect(subject).toBe('Permanent placement: Pharmacist, Kloof Street Pharmacy')
  expect(events.mailsTo(tenantBody.settings.requestsMailbox)).toEqual([])
  const { from, html } = await mailed(member, 'Permanent placement requested: Pharmacist')
  expect(from).toBe('"Cape Cover" <bookings@locumdesk.example>')
  expect(html).toContain('#0B3D91')
  expect(html).toContain('Cape Cover')
  expect(html).not.toContain('Locum Desk')
})

it('mails about a request for personal data name the Information Officer, to the agency and to the person', async () => {
  const locum = await newLocum()
  await api.call('sendPrivacyRequest', locum, { body: { kind: 'access', message: 'Which data of mine do you have?' } })
  const officer = 'Information Officer: Nomsa Dube, privacy@capecover.example, 021 555 0190'
  expect((await mailed(locum, 'We have received your request about your data')).text).toContain(officer)
  const toAgency = () => events.mailsTo(requestsMailbox).find(({ subject }) => /^Request about/.test(subject))
  expect((await eventually(toAgency)).text).toContain(officer)
})

it('nobody is identified to a live chat that is not shown', async () => {
  expect(outcomeOf(await api.send('getLocumChatHash', await newLocum()))).toBe('NOT_FOUND')
})

it('the audit has who saved the settings, in words of its own kind', async () => {
  const [entry] = await eventually(async () => {
    const found = await api.list('listAudit', admin, { query: { kind: 'settings' } })
    return found.length > 0 && found
  })
  expect(entry).toMatchObject({ what: 'tenant.changed', actor: { id: admin.id }, about: tenant.tenantId })
})
