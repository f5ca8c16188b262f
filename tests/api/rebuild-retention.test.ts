import { expect, it } from 'vitest'
import { rebuildRetention } from '#functions/events/react/rebuild-retention.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { apply, confirm, createPractice, post } from '#tests/support/people.ts'
import { inHours } from '#tests/support/agenda.ts'
import { scan } from '#tests/support/scan.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const agenda = agendaRepository(api.db, 'agenda')

it('enters what is stored and has no entry yet, once, within thirty days', async () => {
  const [practice, locum, withEntry] = [await createPractice(api), await newLocum(), await newLocum()]
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  await api.call('adjustWallet', admin, {
    params: { type: 'company', ownerId: practice.companyId },
    body: { type: 1, amount: 50, note: 'Sunday cover bonus' },
  })
  const redemption = await api.call('redeemCredits', practice.member, { params: { companyId: practice.companyId } })
  await agenda.enter({ kind: 'retention', subject: withEntry.id, at: inHours(1) })

  const retained = ['users', 'professionals', 'companies', 'offers', 'bookings', 'wallets', 'placements']
  const rebuild = () =>
    rebuildRetention({ db: api.db, agenda, tables: { agenda: 'agenda', retained } }, new Date().toISOString())
  expect(await rebuild()).toBeGreaterThanOrEqual(6)
  const due = async (id: string) =>
    (await scan(api.db, 'agenda')).filter(({ kind, subject }) => kind === 'retention' && subject === id)
  for (const { id } of [locum, practice.member, { id: practice.companyId }, offer, booking, redemption]) {
    const entries = await due(id)
    expect(entries).toHaveLength(1)
    expect(String(entries[0]?.['at']) > inHours(1)).toBe(true)
    expect(String(entries[0]?.['at']) < inHours(30 * 24)).toBe(true)
  }
  expect(await due(withEntry.id)).toHaveLength(1)
  expect(await rebuild()).toBe(0)
})
