import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { statementCountItem } from '#functions/stores/wallets.items.ts'
import { walletsRepository, type WalletOwnerId } from '#functions/stores/wallets.repository.ts'
import {
  addMonths,
  endOfDay,
  formatFormDate,
  instantOf,
  lastDayOfMonth,
  monthOf,
  type Instant,
} from '#shared/kernel/dates.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { add, reverseCredits, type Entry } from '#shared/wallets/ledger.rules.ts'
import { MAX_STATEMENT_ENTRIES } from '#shared/wallets/statement.rules.ts'
import type { StatementFile, StatementRequest } from '#shared/wallets/wallets.schema.ts'
import { codeOf, outcomeOf, type Caller } from '#tests/support/api.ts'
import { createPractice, join, newAddress, today, type Practice } from '#tests/support/people.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const wallets = walletsRepository(api.db, 'wallets')

const month = monthOf(today())
const lastMonth = addMonths(month, -1)
const earlier = addMonths(month, -2)
/** The last moment of a month in South Africa. */
const endOfMonth = (of: string): Instant => new Date(Date.parse(endOfDay(lastDayOfMonth(of))) - 1).toISOString()

type Amount = { cents: number; at: Instant; note?: string }

/** Posts amounts in the past; those below zero are deducted. */
const post = async (owner: WalletOwnerId, amounts: Amount[]): Promise<Entry[]> => {
  let wallet = await wallets.get(owner)
  const entries: Entry[] = []
  for (const { cents, at, note = 'Thandi Nkosi, Sat 7 Nov' } of amounts) {
    const posting = { amount: Math.abs(cents), reference: 'BQ4T9W2C', note }
    const posted = cents < 0 ? reverseCredits(wallet, posting, at) : add(wallet, posting, at)
    wallet = posted.wallet
    entries.push(...posted.entries)
  }
  await writeAll(api.db, wallets.post(owner, wallet, entries))
  return entries
}

const ofPractice = ({ companyId }: Practice, caller: Caller, body: Partial<StatementRequest> = {}) =>
  api.send('createCompanyStatement', caller, {
    params: { companyId },
    body: { month: lastMonth, format: 'csv', ...body },
  })

const bytesOf = ({ content }: StatementFile): Buffer => Buffer.from(content, 'base64')
/** The table's rows without its head, with the columns up to the balance. */
const rowsOf = (file: StatementFile): string[][] =>
  (parse(bytesOf(file), { bom: true }) as string[][]).slice(1).map((row) => row.slice(0, 5))

/** Two months with an entry in the first and the last moment of the second. */
const withLedger = async (): Promise<Practice> => {
  const practice = await createPractice(api)
  await post(practice.companyId, [
    { cents: 10_000, at: endOfMonth(earlier) },
    { cents: 17_325, at: instantOf(`${lastMonth}-01`, '00:00'), note: '=1+1, Sat 7 Nov\n5% of R\u00a03\u00a0465.00' },
    { cents: -1_900, at: endOfMonth(lastMonth) },
    { cents: 50, at: instantOf(`${month}-01`, '00:00') },
  ])
  return practice
}

describe('the statement of a month', () => {
  it('has the month’s entries by South African days, from the balance before it to the one after', async () => {
    const practice = await withLedger()
    const { data } = (await ofPractice(practice, practice.member)).body
    expect(data).toMatchObject({ name: `locumcredits-statement-${lastMonth}.csv`, type: 'text/csv' })
    expect(rowsOf(data)).toEqual([
      [`${lastMonth}-01`, 'Opening balance', '', '', '100.00'],
      [`${lastMonth}-01`, "'=1+1, Sat 7 Nov\n5% of R\u00a03\u00a0465.00", 'BQ4T9W2C', '173.25', '273.25'],
      [lastDayOfMonth(lastMonth), 'Thandi Nkosi, Sat 7 Nov', 'BQ4T9W2C', '-19.00', '254.25'],
      [lastDayOfMonth(lastMonth), 'Closing balance', '', '', '254.25'],
    ])
    const [opening] = rowsOf((await ofPractice(practice, practice.member, { month })).body.data)
    expect(opening?.[4]).toBe('254.25')
  })

  it('has the brand and the practice’s name as PDF', async () => {
    const practice = await withLedger()
    const { data } = (await ofPractice(practice, practice.member, { format: 'pdf' })).body
    expect(data).toMatchObject({ name: `locumcredits-statement-${lastMonth}.pdf`, type: 'application/pdf' })
    const { pages, info } = await readPdf(bytesOf(data))
    const text = pages[0]?.text.replaceAll('\u00a0', ' ')
    expect(info['Author']).toBe('Locum Desk')
    expect(text).toMatch(/^Locum Desk\nLocumCredits statement, .+\nHarbour Road Pharmacy\nLocumWallet · LocumCredits\n/)
    expect(text).toContain(
      `${formatFormDate(lastDayOfMonth(lastMonth))} Thandi Nkosi, Sat 7 Nov BQ4T9W2C − R 19.00 R 254.25`,
    )
    expect(text).toContain('Page 1 of 1')
  })

  it('is made of a month without entries, and refused of one that has not begun', async () => {
    const practice = await createPractice(api)
    expect(rowsOf((await ofPractice(practice, practice.member)).body.data)).toEqual([
      [`${lastMonth}-01`, 'Opening balance', '', '', '0.00'],
      [lastDayOfMonth(lastMonth), 'Closing balance', '', '', '0.00'],
    ])
    const { body } = await ofPractice(practice, practice.member, { month: addMonths(month, 1) })
    expect(body.error.details.fields).toEqual([{ field: 'month', message: 'This month has not begun' }])
  })

  it('is a locum’s own: of LocumBucks, with the locum’s name', async () => {
    const locum = await newLocum()
    await post(locum.id, [{ cents: 25_000, at: endOfMonth(lastMonth), note: 'Sunday cover bonus' }])
    const { body } = await api.send('createOwnStatement', locum, { body: { month: lastMonth, format: 'pdf' } })
    const text = (await readPdf(bytesOf(body.data))).pages[0]?.text.replaceAll('\u00a0', ' ')
    expect(body.data.name).toBe(`locumbucks-statement-${lastMonth}.pdf`)
    expect(text).toContain('Thandi Nkosi\nLocumWallet · LocumBucks')
    expect(text).toContain('Sunday cover bonus BQ4T9W2C + R 250.00 R 250.00')
  })

  it('is made for owners, managers and super admins alone', async () => {
    const practice = await withLedger()
    const [manager, booker] = [
      await api.signUp('CompanyAdmin', newAddress()),
      await api.signUp('CompanyAdmin', newAddress()),
    ]
    await join(api, practice.companyId, manager, 'manager')
    await join(api, practice.companyId, booker, 'booker')
    const stranger = (await createPractice(api)).member
    const outcomes = []
    for (const caller of [practice.member, manager, admin, booker, stranger, await newLocum()])
      outcomes.push(outcomeOf(await ofPractice(practice, caller)))
    expect(outcomes).toEqual([200, 200, 200, 'MANAGERS_ONLY', 'COMPANY_NOT_FOUND', 'FORBIDDEN'])
    const own = { body: { month: lastMonth, format: 'csv' } }
    expect(codeOf(await api.send('createOwnStatement', practice.member, own))).toBe('FORBIDDEN')
    expect(codeOf(await api.send('createOwnStatement', admin, own))).toBe('FORBIDDEN')
  })

  it('is refused of a month with more entries than a file can have', async () => {
    const practice = await createPractice(api)
    const at = endOfMonth(lastMonth)
    await post(
      practice.companyId,
      Array.from({ length: MAX_STATEMENT_ENTRIES + 1 }, () => ({ cents: 1, at })),
    )
    expect(codeOf(await ofPractice(practice, practice.member))).toBe('STATEMENT_TOO_LONG')
    expect(codeOf(await ofPractice(practice, practice.member, { month: earlier }))).toBeUndefined()
  })
})

it('Statements of a wallet count against a quota a day, whoever asks', async () => {
  const practice = await createPractice(api)
  const count = quotas.statementsPerOwnerDay - 1
  const key = statementCountItem.key(practice.companyId)
  const Item = statementCountItem.written({ ...key, day: today(), count, version: 1 })
  await api.db.send(new PutCommand({ TableName: 'wallets', Item }))
  const answers = await Promise.all([ofPractice(practice, practice.member), ofPractice(practice, admin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.error.details.quota).toMatchObject({
    name: 'statements-a-day',
    limit: quotas.statementsPerOwnerDay,
  })
  // Another wallet has its own.
  const other = await createPractice(api)
  expect(outcomeOf(await ofPractice(other, other.member))).toBe(200)
})
