import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { ExportedList, ListExportBody, ListFormat } from '#shared/exports/list-exports.schema.ts'
import { addDays } from '#shared/kernel/dates.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import { personNamed, putSubjects } from '#tests/support/lookup.ts'
import {
  apply,
  confirm,
  createAdmin,
  createPractice,
  onDays,
  post,
  practiceNamed,
  today,
} from '#tests/support/people.ts'

const { api, admin, newLocum, stop } = await startApiWithEvents()
afterAll(stop)

const reason = 'The yearly report to the board.'

/** The file of an export, once it is ready, with the type and name it is sent under. */
const fileOf = async (list: ExportedList, format: ListFormat, filters?: ListExportBody['filters']) => {
  const part = { list, format, ...(filters && { filters }) }
  const started = await api.call('startListExport', admin, { body: { ...part, reason } })
  expect(started).toMatchObject({ of: part, state: { status: 'running' } })
  const { url } = await eventually(async () => {
    const { state } = await api.call('getListExport', admin, {})
    return state.status === 'ready' && state
  }, 20_000)
  const response = await fetch(url)
  return { text: await response.text(), type: response.headers.get('content-type'), url: String(url) }
}

it('all people, a thousand of them, each once, as a table without formulas', async () => {
  const people = Array.from({ length: 1_200 }, (_, at) => personNamed(`Exported${at}`))
  await putSubjects(api, [...people, personNamed('=HYPERLINK("http://x.test")')])
  const { text, type, url } = await fileOf('people', 'csv')
  expect(type).toBe('text/csv')
  expect(decodeURIComponent(url)).toMatch(/filename="people-\d{4}-\d\d-\d\d\.csv"/)
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(Object.keys(rows[0] ?? {}).slice(0, 4)).toEqual(['Id', 'Name', 'E-mail', 'Role'])
  expect(new Set(rows.map(({ Id }) => Id)).size).toBe(rows.length)
  expect(rows.filter(({ Name }) => Name?.startsWith('Exported'))).toHaveLength(1_200)
  expect(rows.map(({ Name }) => Name)).toContain('\'=HYPERLINK("http://x.test")')
})

it('all practices with their managers, a line of JSON each', async () => {
  const { companyId, member } = await createPractice(api, 'Exported Pharmacy')
  const managers = [{ name: 'Anele', surname: 'Zulu', contact: '021 555 0101' }]
  const body = { ...practiceNamed('Exported Pharmacy'), managers }
  await api.call('updateCompany', member, { params: { companyId }, body })
  const { text, type } = await fileOf('practices', 'jsonl')
  expect(type).toBe('application/x-ndjson')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string })
  expect(lines.find(({ id }) => id === companyId)).toMatchObject({
    name: 'Exported Pharmacy',
    managers,
    suspended: false,
    plan: 'pay-when-you-book',
  })
})

it('all bookings with what they come to', async () => {
  const practice = await createPractice(api, 'Booking Pharmacy')
  const locum = await newLocum({ last_name: 'Exportme' })
  const offer = await post(api, practice, onDays(30, 31))
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const { text } = await fileOf('bookings', 'csv')
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows.filter(({ Code }) => Code === booking.id)).toEqual([
    expect.objectContaining({
      Practice: 'Booking Pharmacy',
      Locum: 'Thandi Exportme',
      'First day': booking.start_date,
      Days: '2',
      'Pay (R)': booking.totals.pay.toFixed(2),
      Status: 'confirmed',
    }),
  ])
})

it('what the audit is filtered by, with the names and without formulas; of which the audit has an entry', async () => {
  const [locum, practice] = [await newLocum({ last_name: '=SUM(A1)' }), await createPractice(api, 'Audited Pharmacy')]
  const offer = await post(api, practice, onDays(40))
  await apply(api, locum, offer)
  await confirm(api, practice, offer, locum)
  const suspension = {
    params: { companyId: practice.companyId },
    body: { suspended: true, reason: '=HYPERLINK("http://x.test")' },
  }
  await api.call('suspendCompany', admin, suspension)
  const query = { practice: practice.companyId }
  const shown = await eventually(async () => {
    const { Items }: { Items: AuditEntry[] } = await api.call('listAudit', admin, { query })
    return ['booking.confirmed', 'company.suspended'].every((of) => Items.some(({ what }) => what === of)) && Items
  })
  const filters = { ...query, from: addDays(today(), -1), to: today() }
  const { text, url } = await fileOf('audit', 'csv', filters)
  expect(decodeURIComponent(url)).toMatch(/filename="audit-\d{4}-\d\d-\d\d\.csv"/)
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows.map(({ Time, What }) => [Time, What])).toEqual(shown.map(({ at, what }) => [at, what]))
  expect(rows.find(({ What }) => What === 'booking.confirmed')).toMatchObject({
    Practice: 'Audited Pharmacy',
    Person: 'Thandi =SUM(A1)',
    'Id of the person': locum.id,
  })
  expect(rows.find(({ What }) => What === 'company.suspended')?.Reason).toBe('\'=HYPERLINK("http://x.test")')
  const [entry] = await eventually(async () => {
    const { Items } = await api.call('listAudit', admin, { query: { actor: admin.id, kind: 'exports' } })
    return Items[0]?.exported?.list === 'audit' && Items
  })
  expect(entry).toMatchObject({ what: 'export.requested', reason, exported: { list: 'audit', format: 'csv', filters } })
  const bookings = await fileOf('audit', 'jsonl', { ...filters, kind: 'bookings', actor: practice.member.id })
  const lines = bookings.text.trim().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { what: string }).what)).toEqual(['booking.confirmed'])
})

it('of the audit at most a year, and no other list by filters', async () => {
  const send = (body: object) =>
    api.send('startListExport', admin, { body: { format: 'csv', reason, ...body } as never })
  for (const body of [
    { list: 'audit' },
    { list: 'audit', filters: {} },
    { list: 'audit', filters: { from: '2025-01-01', to: '2026-11-30' } },
    { list: 'audit', filters: { from: '2026-11-30', to: '2026-11-01' } },
    { list: 'people', filters: { from: '2026-11-01', to: '2026-11-30' } },
  ])
    expect(await send(body), JSON.stringify(body)).toMatchObject({ status: 400 })
})

it('needs a reason, which is kept with who has exported what', async () => {
  // Of the other one the day’s exports are used up.
  const asking = await createAdmin(api)
  const body = { list: 'people', format: 'csv', reason: 'ab' }
  expect((await api.send('startListExport', asking, { body })).status).toBe(400)
  await api.send('startListExport', asking, { body: { ...body, reason }, key: 'with-a-reason' })
  expect((await api.item('commands', `${asking.id}#with-a-reason`))?.by).toMatchObject({
    op: 'startListExport',
    user: asking.id,
    reason,
  })
  for (const caller of [await newLocum(), (await createPractice(api)).member])
    expect((await api.send('startListExport', caller, { body: { ...body, reason } })).status).toBe(403)
})
