import { afterAll, expect, it } from 'vitest'
import { CompanyExport } from '#shared/exports/company-export.schema.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import { exported } from '#tests/support/exports.ts'
import { createPractice, join, newAddress, type Practice } from '#tests/support/people.ts'

const { api, events, admin, mailed, notified, subjectsTo, stop } = await startApiWithEvents()
afterAll(stop)

const mailbox = 'requests@locumdesk.example'
const body = {
  professionTitle: 'Pharmacist',
  monthlySalary: 62_500,
  workingHours: '40',
  message: 'From March on.\nShe should speak isiXhosa.',
}
const request = ({ companyId, member }: Practice): Promise<Placement> =>
  api.call('requestPlacement', member, { params: { companyId }, body }) as Promise<Placement>
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('mails the agency all that was requested, and acknowledges it to owners and managers', async () => {
  const practice = await createPractice(api, 'Kloof Street Pharmacy')
  const [manager, booker] = [
    await api.signUp('CompanyAdmin', newAddress()),
    await api.signUp('CompanyAdmin', newAddress()),
  ]
  await join(api, practice.companyId, manager, 'manager')
  await join(api, practice.companyId, booker, 'booker')
  const { id } = await request(practice)
  const mail = await eventually(() => events.mailsTo(mailbox)[0])
  expect(mail.subject).toBe('Permanent placement: Pharmacist, Kloof Street Pharmacy')
  expect(plain(mail.text)).toContain(
    [
      'Practice: Kloof Street Pharmacy',
      'E-mail: hello@harbour-road.test',
      'Phone: 021 123 4567',
      'Profession: Pharmacist',
      'Salary: R 62 500.00 a month',
      'Working hours: 40 hours a week',
      'Message:',
      '  From March on.',
      '  She should speak isiXhosa.',
      'Fee: 10% of a year’s salary, R 75 000.00',
    ].join('\n'),
  )
  expect(mail.text).toContain('Answer: https://site.test/admin/dashboard/placements')
  const title = 'Permanent placement requested: Pharmacist'
  for (const reader of [practice.member, manager]) {
    expect((await notified(reader, title)).text).toBe(
      'We have received your request. We will contact you at hello@harbour-road.test.',
    )
    expect((await mailed(reader, title)).text).toContain('/practice/dashboard/placements')
  }
  const note = 'We have two candidates.'
  await api.call('decidePlacement', admin, { params: { id }, body: { status: 'in_contact', note } })
  for (const reader of [practice.member, manager])
    expect((await mailed(reader, 'We are working on your request: Pharmacist')).text).toContain(`Our note: ${note}`)
  expect(subjectsTo(booker)).toEqual([])
  expect(events.mailsTo(mailbox)).toHaveLength(1)
})

it('is part of the practice’s export, and ends with the practice unless a person was placed', async () => {
  const practice = await createPractice(api, 'Sea Point Pharmacy')
  const [open, placed] = [await request(practice), await request(practice)]
  for (const status of ['in_contact', 'placed'] as const)
    await api.call('decidePlacement', admin, { params: { id: placed.id }, body: { status } })
  const { placements } = CompanyExport.parse(await exported(api, practice.member, practice.companyId))
  expect(placements.map(({ id, status }) => [id, status])).toEqual([
    [open.id, 'received'],
    [placed.id, 'placed'],
  ])
  await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
  await eventually(async () => (await api.partition('placements', open.id)).length === 0)
  await eventually(async () => (await api.partition('placements', practice.companyId)).length === 0)
  expect(await api.item('placements', placed.id, 'PLACEMENT')).toMatchObject({ status: 'placed' })
  await api.call('decidePlacement', admin, { params: { id: placed.id }, body: { status: 'in_contact' } })
  await eventually(async () => (await api.partition('placements', placed.id)).length === 0)
})
