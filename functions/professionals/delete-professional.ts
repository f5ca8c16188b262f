import { hasUpcomingSlot } from '#shared/calendar/calendar.rules.ts'
import { monthOf, monthRange } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import { identityEvent } from '#shared/identity/identity.events.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalRepositories } from '#functions/profiles/write-professional.ts'

type Deps = Pick<Context, 'caller' | 'checkSession' | 'now' | 'today' | 'execute'> &
  ProfessionalRepositories & { users: UsersRepository }

/** Offers are posted up to a year ahead, and a night shift ends a day later. */
const MONTHS_AHEAD = 14

/**
 * Deletes the caller's account with profile, calendar lock and search entries at once, so that nobody can find or book
 * them. The rest is cleared up after the events; past bookings stay with the practices.
 */
export const deleteProfessional = (context: Deps): Promise<{ id: UserId }> =>
  context.execute(async () => {
    const { professionals, calendars, searchEntries, users, now, today } = context
    const id = context.caller.account
    const [lock, professional, user] = await Promise.all([
      calendars.readLock(id),
      professionals.getProfile(id),
      users.get(id),
    ])
    if (!lock || !professional || !user) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    context.checkSession(user)
    if (hasUpcomingSlot(await calendars.readMonths(id, monthRange(monthOf(today), MONTHS_AHEAD)), now))
      throw new DomainError('SHIFTS_AHEAD')
    return {
      writes: [
        ...professionals.removeFullProfile(professional),
        calendars.removeLock(id, lock),
        searchEntries.removeEntry(id),
        ...lock.markets.map((market) => searchEntries.removeRow(market, id)),
        users.remove(user),
      ],
      response: { id },
      events: [professionalEvent('professional.deleted', professional), identityEvent('account.deleted', user)],
    }
  })
