import { membersContract } from '#shared/members/members.contract.ts'
import { checkMails } from '#functions/checks/check-mails.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { membersRoutes } from './members.routes.ts'

const { db, env } = wire('members')

export const handler = serveSlice(db, membersContract, membersRoutes, {
  companies: companiesRepository(db, env.COMPANIES_TABLE),
  invites: invitesRepository(db, env.COMPANIES_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  readInviteKey: secretReader(env.INVITE_SECRET),
  checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
})
