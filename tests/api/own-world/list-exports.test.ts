import { parse } from 'csv-parse/sync'
import { afterAll, expect, it } from 'vitest'
import type { ExportedList, ListFormat } from '#shared/exports/list-exports.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { eventually } from '#tests/support/events.ts'
import { personNamed, putSubjects } from '#tests/support/lookup.ts'
import { apply, confirm, createPractice, onDays, post, practiceNamed } from '#tests/support/people.ts'

const { api, admin, newLocum, stop } = await startApiWithEvents()
afterAll(stop)

const reason = 'The yearly report to the board.'

/** The file of an export, once it is ready, with the type and name it is sent under. */
const fileOf = async (list: ExportedList, format: ListFormat) => {
  const started = await api.call('startListExport', admin, { body: { list, format, reason } })
  expect(started).toMatchObject({ of: { list, format }, state: { status: 'running' } })
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
  expect(lines.find(({ id }) => id === companyId)).toMatchObject({ name: 'Exported Pharmacy', managers })
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

it('needs a reason, which is kept with who has exported what', async () => {
  const body = { list: 'people', format: 'csv', reason: 'ab' }
  expect((await api.send('startListExport', admin, { body })).status).toBe(400)
  await api.send('startListExport', admin, { body: { ...body, reason }, key: 'with-a-reason' })
  expect((await api.item('commands', `${admin.id}#with-a-reason`))?.by).toMatchObject({
    op: 'startListExport',
    user: admin.id,
    reason,
  })
  for (const caller of [await newLocum(), (await createPractice(api)).member])
    expect((await api.send('startListExport', caller, { body: { ...body, reason } })).status).toBe(403)
})
