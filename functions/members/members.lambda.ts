import { membersContract } from '#shared/members/members.contract.ts'
import { createOwnershipChecks } from '#functions/access/ownership.ts'
import { checkMails } from '#functions/limits/check-mails.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { documentClient } from '#functions/platform/dynamo/client.ts'
import { readEnv } from '#functions/platform/env.ts'
import { serveContract } from '#functions/platform/http/serve-contract.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { MembersEnv } from './members.env.ts'
import { membersRoutes } from './members.routes.ts'

const env = readEnv(MembersEnv)
const db = documentClient()
const companies = companiesRepository(db, env.COMPANIES_TABLE)
const users = usersRepository(db, env.USERS_TABLE)

export const handler = serveContract(membersContract, membersRoutes, {
  db,
  commandsTable: env.COMMANDS_TABLE,
  deps: {
    companies,
    users,
    invites: invitesRepository(db, env.COMPANIES_TABLE),
    readInviteKey: secretReader(env.INVITE_SECRET),
  },
  owners: createOwnershipChecks<typeof membersContract>({ companies, users }),
  checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
})
