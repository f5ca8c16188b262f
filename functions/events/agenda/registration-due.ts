import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import { registrationAppointments, registrationDaysLeft } from '#shared/professionals/registration.rules.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { Due } from './run-agenda.ts'

type Deps = { agenda: AgendaRepository; professionals: Pick<ProfessionalsRepository, 'getProfile'> }

/** Reminds of a registration that expires; if its date has moved, the entry is of no use any more. */
export const registrationDue = async (deps: Deps, entry: AgendaEntry, now: Instant): Promise<Due> => {
  const profile = await deps.professionals.getProfile(entry.subject as UserId)
  const expiry = profile?.registration_expiry
  const appointments = registrationAppointments(profile ?? {})
  if (!expiry || !appointments.some(({ at }) => at === entry.at)) return { writes: [], events: [] }
  const left = registrationDaysLeft(expiry, todayAt(now))
  return {
    writes: deps.agenda.enterNext(entry, appointments, entry.at),
    events: left > 0 ? [professionalEvent('professional.registration-ending', profile, expiry, left)] : [],
  }
}
