import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { LivePush } from '#shared/live/live.schema.ts'
import { isSessionValid, type SessionRepositories } from '#functions/access/is-session-valid.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ConnectionsRepository, OpenConnection } from '#functions/stores/connections.repository.ts'
import type { Log } from '#functions/platform/logger.ts'
import { News, type Receiver } from './news.ts'
import type { Sockets } from './sockets.ts'

type Deps = SessionRepositories & {
  connections: Pick<ConnectionsRepository, 'list' | 'remove'>
  companies: Pick<CompaniesRepository, 'isMember' | 'listMembers'>
  sockets: Sockets
  log: Log
}

/** API Gateway doesn't know a connection while it is being opened. */
const OPENING_MS = 10_000

const connectionsOf = async (
  receiver: Receiver,
  { connections, companies }: Deps,
  now: Instant,
): Promise<OpenConnection[]> => {
  if ('user' in receiver) return connections.list(receiver.user, now)
  const members = await companies.listMembers(receiver.practice, 'consistent')
  const open = await Promise.all(members.map(({ id }) => connections.list(id, now)))
  return open.flat().filter(({ practice }) => practice === receiver.practice)
}

/** It is removed even if it can't be closed: from then on nothing is pushed to it. */
const end = async (connection: OpenConnection, { connections, sockets }: Deps): Promise<void> => {
  await connections.remove(connection)
  await sockets.close(connection.id)
}

const pushTo = async (connection: OpenConnection, push: LivePush, deps: Deps, now: Instant): Promise<void> => {
  if (!(await isSessionValid(connection, deps, now))) return end(connection, deps)
  const outcome = await deps.sockets.post(connection.id, push)
  const isOpening = Date.parse(now) - Date.parse(connection.openedAt) < OPENING_MS
  if (outcome === 'gone' && !isOpening) await deps.connections.remove(connection)
}

/** A connection that fails doesn't concern the others, and pages read what they have missed. */
const withEach = (
  open: readonly OpenConnection[],
  step: (connection: OpenConnection) => Promise<void>,
  { log }: Deps,
): Promise<unknown> =>
  Promise.all(
    open.map((connection) =>
      step(connection).catch((error: unknown) =>
        log.warn('not pushed', { user: connection.user, connection: connection.id, reason: (error as Error).name }),
      ),
    ),
  )

const recheck = async (user: UserId, deps: Deps, now: Instant): Promise<void> => {
  const open = await deps.connections.list(user, now)
  await withEach(
    open,
    async (connection) => {
      if (!(await isSessionValid(connection, deps, now))) await end(connection, deps)
    },
    deps,
  )
}

/** Pushes news to the open connections of those who may receive them now. */
export const pushNews = async (message: unknown, deps: Deps, now: Instant): Promise<void> => {
  const news = News.parse(message)
  if (news.recheck) await recheck(news.recheck, deps, now)
  if (!('push' in news)) return
  const open = (await Promise.all(news.to.map((receiver) => connectionsOf(receiver, deps, now)))).flat()
  await withEach(open, (connection) => pushTo(connection, news.push, deps, now), deps)
}
