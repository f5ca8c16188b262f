import type { Contract } from '#shared/kernel/define-contract.ts'
import { type AccessRepositoriesOf, createOwnershipChecks } from '#functions/access/ownership.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { type Handlers, serveContract, type Served } from '#functions/platform/http/serve-contract.ts'

/**
 * A slice's Lambda. Its operations get `deps` beside the context; access is checked with the same repositories, and
 * the daily limit of mails with `checkMails`.
 */
export const serveSlice = <
  C extends Contract,
  Deps extends AccessRepositoriesOf<C> & Pick<Served<unknown>, 'checkMails'> & Record<string, unknown>,
>(
  db: Db,
  contract: C,
  operations: Handlers<C, NoInfer<Deps>>,
  deps: Deps,
) =>
  serveContract(contract, operations, {
    db,
    deps,
    commandsTable: process.env.COMMANDS_TABLE,
    owners: createOwnershipChecks<C>(deps),
    checkMails: deps.checkMails,
    recordRead: process.env.AUDIT_TABLE ? auditRepository(db, process.env.AUDIT_TABLE).recordReading : undefined,
  })
