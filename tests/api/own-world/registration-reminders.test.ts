import { afterAll, expect, it } from 'vitest'
import type { Caller } from '#tests/support/api.ts'
import { skipAgendaTo, runAgenda } from '#tests/support/agenda.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import { ahead, createAdmin } from '#tests/support/people.ts'
import { addDays, instantOf } from '#shared/kernel/dates.ts'

const { api, newLocum, notesOf, stop } = await startApiWithEvents()
afterAll(stop)
const admin = await createAdmin(api)

const setExpiry = ({ id }: Caller, registration_expiry: string) =>
  api.call('decideApproval', admin, { params: { id }, body: { approved: true, registration_expiry } })

/** The agenda of one morning. */
const morningOf = async (date: string): Promise<void> => {
  const at = instantOf(date, '08:00')
  await skipAgendaTo(api.db, at)
  await runAgenda(at)
}
const remindersOf = async (locum: Caller): Promise<string[]> =>
  (await notesOf(locum))
    .map(({ title }: { title: string }) => title)
    .filter((title) => /registration expires/.test(title))

it('its holder is reminded 60, 30 and 7 days before a registration expires', async () => {
  const locum = await newLocum()
  const expiry = ahead(70)
  await setExpiry(locum, expiry)
  for (const days of [61, 60, 59, 30, 7, 6]) await morningOf(addDays(expiry, -days))
  await expect
    .poll(() => remindersOf(locum), { timeout: 10_000 })
    .toEqual([
      'Your registration expires in 7 days',
      'Your registration expires in 30 days',
      'Your registration expires in 60 days',
    ])
})

it('reminders move with the date', async () => {
  const locum = await newLocum()
  await setExpiry(locum, ahead(70))
  await setExpiry(locum, ahead(100))
  await morningOf(addDays(ahead(70), -60))
  await morningOf(addDays(ahead(100), -60))
  await expect.poll(() => remindersOf(locum), { timeout: 10_000 }).toEqual(['Your registration expires in 60 days'])
})
