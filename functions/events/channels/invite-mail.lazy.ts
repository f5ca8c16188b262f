import { formatCardDate, todayAt, type Instant } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { displayName } from '#shared/members/display-name.ts'
import { isExpired } from '#shared/members/invites.rules.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { inviteTokenOf } from '#functions/keys/invite-token.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { InviteMessage } from './channel-message.ts'
import type { Mail } from './mailer.ts'

type Deps = {
  db: Db
  companiesTable: string
  inviteSecret: string
  companies: Pick<CompaniesRepository, 'get'>
  users: Pick<UsersRepository, 'get'>
}

let readKey: ReturnType<typeof secretReader> | undefined

/**
 * The mail of an invite, with what is current when it is sent; undefined if it has been cancelled, accepted or sent
 * again meanwhile. Its link is the only place of the token.
 */
export const inviteMail = async (
  { db, companiesTable, inviteSecret, companies, users }: Deps,
  { invite: id, company: companyId, sending }: InviteMessage,
  now: Instant,
): Promise<Mail | undefined> => {
  readKey ??= secretReader(inviteSecret)
  const [company, invite] = await Promise.all([
    companies.get(companyId),
    invitesRepository(db, companiesTable).find(companyId, id),
  ])
  if (!company || !invite || 'outcome' in invite || invite.sending !== sending || isExpired(invite, now))
    return undefined
  const inviter = await users.get(invite.sentBy)
  const { label, can } = roleTexts[invite.role]
  const until = formatCardDate(todayAt(invite.validUntil))
  return {
    to: invite.email,
    title: `Join ${company.name}`,
    text: `${inviter ? displayName(inviter) : company.name} invites you to work for ${company.name}. Accept with this e-mail address: sign in if you have an account, or create one.`,
    facts: [
      { label: 'Practice', value: company.name },
      { label: 'Your role', value: `${label}. You can ${can}` },
      { label: 'Valid until', value: `${until}. The link works once.` },
    ],
    link: paths.invite(inviteTokenOf(await readKey(Date.parse(now)), { companyId, id, sending })),
  }
}
