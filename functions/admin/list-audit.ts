import type { AuditEntry, AuditParty, auditContract } from '#shared/admin/audit.contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { AuditFilters } from '#shared/admin/audit.schema.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { AuditRepository } from '#functions/stores/audit.repository.ts'
import { type AuditReads, auditPage, namedParty, readNames } from '#functions/stores/audit.view.ts'

type Deps = Pick<Context, 'today'> & AuditReads & { audit: Pick<AuditRepository, 'firstAt'> }
type Input = InputOf<(typeof auditContract)['listAudit']>

const PAGE = 50

type Summary = { since?: Instant; actor?: AuditParty; subject?: AuditParty }

/** What heads the first page. */
const summaryOf = async (deps: Deps, { actor, person, practice }: AuditFilters): Promise<Summary> => {
  const subject = practice ?? person
  const [since, names] = await Promise.all([deps.audit.firstAt(), readNames(deps, [actor, subject])])
  return {
    ...(since && { since }),
    ...(actor && { actor: namedParty(actor, names) }),
    ...(subject && { subject: namedParty(subject, names) }),
  }
}

export const listAudit = async (
  context: Deps,
  { query: { NextToken, ...filters } }: Input,
): Promise<Page<AuditEntry, Summary>> => {
  const [{ items, next }, summary] = await Promise.all([
    auditPage(context, filters, { after: NextToken, most: PAGE, today: context.today }),
    NextToken ? undefined : summaryOf(context, filters),
  ])
  return {
    items,
    ...(next && { nextToken: next }),
    ...(summary && { summary }),
  }
}
