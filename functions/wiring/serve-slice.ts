import type { Instant } from '#shared/kernel/dates.ts'
import type { Contract } from '#shared/kernel/define-contract.ts'
import { type AccessRepositoriesOf, createOwnershipChecks } from '#functions/access/ownership.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { hideFromSupport } from '#functions/access/hide-from-support.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { type Handlers, serveContract, type Served } from '#functions/platform/http/serve-contract.ts'
import { grantsRepository } from '#functions/stores/grants.repository.ts'

type Versioned = { versionSeen: (now: Instant) => number | undefined }

/** With which options an answer was made, so that the site reads them again once they have changed. */
const versionHeader = (options: Versioned | undefined, now: Instant): Record<string, string> => {
  const version = options?.versionSeen(now)
  return version === undefined ? {} : { 'options-version': String(version) }
}

/**
 * A slice's Lambda. Its operations get `deps` beside the context; access is checked with the same repositories, and
 * the daily limit of mails with `checkMails`.
 */
export const serveSlice = <
  C extends Contract,
  Deps extends AccessRepositoriesOf<C> &
    Pick<Served<unknown>, 'checkMails'> & { options?: Versioned } & Record<string, unknown>,
>(
  db: Db,
  contract: C,
  operations: Handlers<C, NoInfer<Deps>>,
  deps: Deps,
) => {
  const { AUDIT_TABLE, COMMANDS_TABLE, GRANTS_TABLE } = process.env
  return serveContract(contract, operations, {
    db,
    deps,
    commandsTable: COMMANDS_TABLE,
    owners: createOwnershipChecks<C>(deps),
    checkMails: deps.checkMails,
    audit: AUDIT_TABLE ? auditRepository(db, AUDIT_TABLE) : undefined,
    grants: GRANTS_TABLE ? grantsRepository(db, GRANTS_TABLE) : undefined,
    hide: hideFromSupport,
    headers: deps.options && ((now) => versionHeader(deps.options, now)),
  })
}
