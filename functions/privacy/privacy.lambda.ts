import { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { checkMails } from '#functions/checks/check-mails.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { mailCountsRepository } from '#functions/stores/mail-counts.repository.ts'
import { privacyRepository } from '#functions/stores/privacy.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { tenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { serveSlice } from '#functions/wiring/serve-slice.ts'
import { wire } from '#functions/wiring/wire.ts'
import { privacyRoutes } from './privacy.routes.ts'

const { db, env } = wire('privacy')

export const handler = serveSlice(db, privacyContract, privacyRoutes, {
  privacy: privacyRepository(db, env.PRIVACY_TABLE),
  agenda: agendaRepository(db, env.AGENDA_TABLE),
  professionals: professionalsRepository(db, env.PROFESSIONALS_TABLE),
  users: usersRepository(db, env.USERS_TABLE),
  versions: tenantVersionsRepository(db, env.CONFIG_TABLE),
  checkMails: checkMails(mailCountsRepository(db, env.USERS_TABLE)),
  tenantId: env.TENANT_ID,
})
