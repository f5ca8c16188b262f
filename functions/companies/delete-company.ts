import { bookedDays, cancellableDays } from '#shared/bookings/bookings.rules.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { addDays, MAX_DAYS_AHEAD, type LocalDate } from '#shared/kernel/dates.ts'
import { DomainError, practiceSuspended } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { companyEvent } from '#shared/companies/companies.events.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { WalletsRepository } from '#functions/stores/wallets.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'checkOwner' | 'now' | 'today' | 'execute'> & {
  companies: CompaniesRepository
  users: UsersRepository
  bookings: BookingsRepository
  wallets: Pick<WalletsRepository, 'get' | 'mustBeUnchanged'>
}

type Input = InputOf<(typeof companiesContract)['deleteCompany']>

const hasUpcomingBookings = async ({ bookings, now, today }: Deps, id: CompanyId): Promise<boolean> => {
  const end: LocalDate = addDays(today, MAX_DAYS_AHEAD + 1)
  for await (const booking of bookings.eachOfCompany(id, today, end))
    if (cancellableDays(bookedDays(booking), now).length > 0) return true
  return false
}

/**
 * A user without any other practice loses the account as well. The account is read first: a practice created since
 * moves its version.
 */
const accountToDelete = async (
  { companies }: Deps,
  id: CompanyId,
  user: User | undefined,
): Promise<User | undefined> => {
  if (!user) return undefined
  const others = (await companies.listOfMemberNow(user.id, user.joinedPractices, 'consistent')).filter(
    (company) => company.id !== id,
  )
  return others.length === 0 ? user : undefined
}

/**
 * Deletes a practice for all its members at once, and the caller's account if it has no other practice. Everything
 * else is cleared up after the event.
 */
export const deleteCompany = (
  context: Deps,
  { params: { companyId: id } }: Input,
): Promise<{ id: CompanyId; account_deleted: boolean }> =>
  context.execute(async () => {
    const { caller, now, companies, users, wallets } = context
    // Before the members: whoever joins afterwards moves its version.
    const company = await companies.get(id)
    const [account, members, wallet] = await Promise.all([
      users.get(caller.account),
      companies.listMembers(id, 'consistent'),
      wallets.get(id),
    ])
    if (account) context.checkSession(account)
    await context.checkOwner()
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    if (company.suspended) throw practiceSuspended(company.suspended)
    if (wallet.openRedemption) throw new DomainError('CREDITS_BEING_REDEEMED')
    if (await hasUpcomingBookings(context, id)) throw new DomainError('BOOKINGS_AHEAD')
    const user = await accountToDelete(context, id, account)
    const memberIds = members.map((member) => member.id)
    return {
      writes: [
        companies.softDelete(company, now),
        // A redemption that is requested at this moment keeps the practice.
        wallets.mustBeUnchanged(id, wallet),
        ...members.map((member) => companies.removeMember(id, member)),
        ...(user ? [users.remove(user)] : []),
      ],
      response: { id, account_deleted: user !== undefined },
      events: [
        companyEvent('company.deleted', company, caller.account, memberIds),
        ...(user ? [identityEvent('account.deleted', user)] : []),
      ],
    }
  })
