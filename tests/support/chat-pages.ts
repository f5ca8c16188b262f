import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Member } from '#shared/members/members.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { StackClient } from './stack.ts'
import type { Visitor } from './visitor.ts'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` })
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
/** The messages on screen, without the names of their writers for screen readers. */
export const shown = (page: Page) => page.getByRole('region', { name: /^Messages with/ }).getByRole('listitem')

/** A page's connections: how many were opened, how many are open, and the types of what they have received. */
export const followLive = ({ page }: Visitor) => {
  const live = { received: [] as string[], opened: 0, open: 0 }
  page.on('websocket', (socket) => {
    live.opened += 1
    live.open += 1
    socket.on('close', () => (live.open -= 1))
    socket.on('framereceived', ({ payload }) => {
      live.received.push((JSON.parse(String(payload)) as { type: string }).type)
    })
  })
  return live
}

export const chatsIn = (stack: StackClient) => ({
  /** The ids of a locum and of the practice of a user. */
  partiesOf: async (locumEmail: string, practiceEmail: string): Promise<{ locum: UserId; practice: CompanyId }> => {
    const me = await stack.get<Professional>(locumEmail, '/professionals')
    const path = '/companies/mypractices'
    const { Items } = await stack.get<{ Items: Company[] }>(practiceEmail, path)
    return { locum: me.id, practice: (Items[0] as Company).id }
  },

  /** The id of a practice's user. */
  memberOf: async (practice: CompanyId, email: string): Promise<UserId> => {
    const path = `/companies/${practice}/users`
    const { Items } = await stack.get<{ Items: Member[] }>(email, path)
    return (Items.find((member) => member.email === email) as Member).id
  },

  /** Sends messages through the API, one after the other, with one sign-in. */
  write: async (email: string, from: string, to: string, texts: readonly string[]): Promise<void> => {
    const tokens = await stack.sessionStorageOf(email)
    const [, token] = Object.entries(tokens).find(([name]) => name.endsWith('.accessToken')) ?? []
    for (const message of texts) {
      const response = await fetch(`${stack.url}/api/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ receivedByID: to, sentByID: from, message, clientId: crypto.randomUUID() }),
      })
      expect(response.status, await response.clone().text()).toBe(200)
    }
  },
})
