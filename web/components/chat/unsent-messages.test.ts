import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Message } from '#shared/messages/messages.schema.ts'

vi.mock('#web/platform/session.ts', () => ({ session: () => ({ userId: 'usr_1' }) }))

const kept = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

/** As after a reload of the page. */
const load = async () => {
  vi.resetModules()
  const { unsentMessages } = await import('./unsent-messages.ts')
  return unsentMessages('usr_1', 'cmp_1')
}

const message = { clientId: 'client-1', text: 'Hello', at: '2026-11-22T09:00:00.000Z', state: 'sending' } as const
const arrived = (clientId: string) => [{ id: 1, clientId } as Message]

beforeEach(() => kept.clear())

describe('messages that are not sent yet', () => {
  it('are kept over a reload, as interrupted', async () => {
    const before = await load()
    before.put(message)
    const after = await load()
    expect(after.store.get()).toEqual([{ ...message, state: 'failed', problem: expect.any(String) as string }])
  })

  it('keep the reason why they were not sent', async () => {
    const before = await load()
    before.put(message)
    before.change('client-1', { state: 'failed', problem: 'You’re offline.' })
    expect((await load()).store.get()).toMatchObject([{ problem: 'You’re offline.' }])
  })

  it('are there once, at the end, when they are sent again', async () => {
    const unsent = await load()
    unsent.put(message)
    unsent.put({ ...message, clientId: 'client-2' })
    unsent.put(message)
    expect(unsent.store.get().map(({ clientId }) => clientId)).toEqual(['client-2', 'client-1'])
  })

  it('go once they arrive or are deleted, and leave nothing behind', async () => {
    const unsent = await load()
    unsent.put(message)
    unsent.put({ ...message, clientId: 'client-2' })
    unsent.forget(arrived('client-1'))
    unsent.remove('client-2')
    expect(unsent.store.get()).toEqual([])
    expect(kept.size).toBe(0)
  })
})
