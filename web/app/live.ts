import { focusManager, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { DataKind } from '#shared/kernel/define-contract.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { liveContract } from '#shared/live/live.contract.ts'
import type { LivePush } from '#shared/live/live.schema.ts'
import { isLeaving, practicesQuery } from '#web/components/account/account.api.ts'
import { call } from '#web/platform/api-client.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { readsAnyKind } from '#web/platform/invalidations.ts'
import { keepConnected } from '#web/platform/live-connection.ts'
import { runtime } from '#web/platform/runtime.ts'

const kindsOf: Record<LivePush['type'], readonly DataKind[]> = {
  message: ['messages'],
  seen: ['messages'],
  conversation: ['messages'],
  notification: ['notifications'],
  // One's own role may be what has changed.
  members: ['members', 'invites', 'ownPractices'],
}

/** An opened conversation is not read by a query of the API, since opening it marks it as read. */
const holds = ([name]: QueryKey, kinds: readonly DataKind[]): boolean =>
  readsAnyKind(name, kinds) || (name === 'conversation' && kinds.includes('messages'))

/** Reads again what is new. Pushes that arrive while it reads are read together, after that. */
function reader(client: QueryClient) {
  const waiting = new Set<DataKind>()
  let isReading = false
  return async (...kinds: DataKind[]): Promise<void> => {
    kinds.forEach((kind) => waiting.add(kind))
    if (isReading) return
    isReading = true
    while (waiting.size > 0) {
      const now = [...waiting]
      waiting.clear()
      // Nothing is marked as seen while it is not looked at; on return the page reads what is stale.
      const refetchType = focusManager.isFocused() ? 'active' : 'none'
      await client.invalidateQueries({ predicate: ({ queryKey }) => holds(queryKey, now), refetchType })
    }
    isReading = false
  }
}

/** A user who was removed from the practice is refused; their practices are read again, so the page changes too. */
const practiceTicket = (client: QueryClient, companyId: CompanyId) =>
  call(liveContract.createPracticeTicket, { params: { companyId } }).catch((error: unknown) => {
    const isRemoved = error instanceof ApiError && error.errorCode === 'COMPANY_NOT_FOUND' && !isLeaving(companyId)
    if (isRemoved) void client.invalidateQueries(practicesQuery)
    throw error
  })

/** Keeps the page live for its user and practice; returns what ends it. */
export function startLive(client: QueryClient, companyId: CompanyId | undefined): () => void {
  const readAgain = reader(client)
  const address = new URL(runtime().config.socketUrl, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const ticket = () => (companyId ? practiceTicket(client, companyId) : call(liveContract.createTicket))
  return keepConnected({
    address: address.href,
    ticket: async () => {
      // A page that rests tries again later, and asks for nothing (`useRestWhenIdle`).
      if (!focusManager.isFocused()) throw new Error('The page is idle.')
      return (await ticket()).ticket
    },
    // What has changed since the page was loaded, one's own role too.
    onOpen: () => void readAgain('messages', 'notifications', 'members', 'invites', 'ownPractices'),
    onPush: ({ type }) => void readAgain(...kindsOf[type]),
  })
}
