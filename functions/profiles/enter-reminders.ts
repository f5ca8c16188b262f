import type { Instant } from '#shared/kernel/dates.ts'
import { registrationAppointments } from '#shared/professionals/registration.rules.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { Profile } from '#functions/stores/professionals.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'

/** Enters the next reminder of a registration whose expiry has moved; that of the former date does nothing. */
export const enterReminders = (
  { agenda, now }: { agenda: Pick<AgendaRepository, 'enterNext'>; now: Instant },
  before: Profile,
  after: Profile,
): TransactItem[] =>
  before.registration_expiry === after.registration_expiry
    ? []
    : agenda.enterNext({ kind: 'registration', subject: after.id }, registrationAppointments(after), now)
