import { paginateScan } from '@aws-sdk/lib-dynamodb'
import { DAY_MS, type Instant } from '#shared/kernel/dates.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { Retained } from '#shared/privacy/privacy.events.ts'
import { OWNER_DAYS } from '#shared/privacy/retention.rules.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'

/** The agenda's table, and those whose items are kept for a time only. */
type Deps = {
  db: Db
  agenda: Pick<AgendaRepository, 'enter'>
  tables: { agenda: string; retained: readonly string[] }
}

const PAGE = 200
const AT_ONCE = 10

/** An operator's command alone reads whole tables. */
const scan = (client: Db, TableName: string, attributes: string) =>
  paginateScan({ client, pageSize: PAGE }, { TableName, ProjectionExpression: attributes, ConsistentRead: true })

/** In the next thirty days, spread; what is found then says when to look again. */
const firstLook = (subject: string, now: Instant): Instant =>
  new Date(Date.parse(now) + ((hash32(subject) % OWNER_DAYS) + 1) * DAY_MS).toISOString()

/** Enters everything that is stored and has no entry; returns how much that was. It can run again. */
export const rebuildRetention = async ({ db, agenda, tables }: Deps, now: Instant): Promise<number> => {
  const entered = new Set<string>()
  for await (const { Items = [] } of scan(db, tables.agenda, 'kind, subject'))
    for (const { kind, subject } of Items) if (kind === 'retention') entered.add(String(subject))
  const before = entered.size
  for (const table of tables.retained)
    for await (const { Items = [] } of scan(db, table, 'pk')) {
      const subjects = new Set(Items.flatMap(({ pk }) => Retained.safeParse(pk).data ?? []))
      const missing = [...subjects].filter((subject) => !entered.has(subject))
      for (let at = 0; at < missing.length; at += AT_ONCE)
        await Promise.all(
          missing
            .slice(at, at + AT_ONCE)
            .map((subject) => agenda.enter({ kind: 'retention', subject, at: firstLook(subject, now) })),
        )
      for (const subject of missing) entered.add(subject)
    }
  return entered.size - before
}
