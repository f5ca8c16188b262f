import { afterEach, expect, it, vi } from 'vitest'
import { handleEvent, type DeliveredEvent } from '#functions/events/event-consumer.ts'
import { eventsForOthers } from './notify-others.ts'

afterEach(() => void vi.unstubAllEnvs())

const at = '2026-12-02T06:00:00.000Z'
const day = { start: '08:00', end: '17:00', sinceRevision: 1 }
const offer = {
  id: 'off_0000000000000000',
  company: { id: 'cmp_0000000000000000', name: 'Ridge Pharmacy' },
  revision: 1,
  terms: { profession: 'Pharmacist' },
  days: { '2026-12-16': day },
  cancelled: { reason: 'because', at },
}
const application = (id: string) => ({
  professional: { id, name: 'Thandi', surname: 'Nkosi' },
  dates: ['2026-12-16'],
  revision: 1,
  dropped: {},
})

const madeFor = async (id: string): Promise<string[]> => {
  const offers = {
    getOffer: async () => offer,
    async *eachApplication() {
      yield application(id)
    },
  }
  const readers = eventsForOthers({
    offers: offers as never,
    bookings: {} as never,
    blocks: {} as never,
    pools: {} as never,
    professionals: {} as never,
  })
  const data = { dates: Object.keys(offer.days) }
  const cancelled = { type: 'offer.cancelled', subject: offer.id, at, data } as DeliveredEvent
  const types: string[] = []
  for await (const { type } of handleEvent(readers, cancelled) ?? []) types.push(type)
  return types
}

it('checks the events that no command stores, where checks are on', async () => {
  const id = 'usr_00000000-0000-4000-8000-000000000000'
  vi.stubEnv('CHECKS', 'true')
  expect(await madeFor(id)).toEqual(['application.offer-cancelled'])
  await expect(madeFor('no id')).rejects.toThrow('professionalId')
  vi.stubEnv('CHECKS', '')
  expect(await madeFor('no id')).toEqual(['application.offer-cancelled'])
})
