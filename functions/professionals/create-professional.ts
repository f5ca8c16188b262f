import { DomainError } from '#shared/kernel/errors.ts'
import { noOpenDays } from '#shared/kernel/open-days.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository, StoredProfessional } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'execute'> & {
  professionals: ProfessionalsRepository
  calendars: CalendarsRepository
  users: UsersRepository
  tenantId: string
}

/** An empty profile and its calendar lock. The mail address is the confirmed one of the account. */
export const createProfessional = ({ caller, now, today, execute, ...context }: Deps): Promise<Professional> =>
  execute(async () => {
    const id = caller.account
    if (await context.professionals.getProfile(id)) throw new DomainError('PROFILE_EXISTS')
    const user = await context.users.get(id)
    if (!user) throw new DomainError('UNAUTHENTICATED')
    const professional: StoredProfessional = {
      id,
      tenantId: context.tenantId,
      email: user.email,
      name: '',
      languages: [],
      willing_to_travel: false,
      locations: [],
      skills: [],
      files: {},
      locale: 'en-ZA',
      approved: false,
      ...(user.sessionsValidAfter && { sessionsValidAfter: user.sessionsValidAfter }),
      createdAt: now,
      updatedAt: now,
    }
    return {
      // The account is written too, so that creating a profile and ending its sessions can't miss each other.
      writes: [
        context.users.save(user),
        context.professionals.putProfile(professional),
        context.calendars.writeLock(id, { approved: false, markets: [], openDays: noOpenDays, monthVersions: {} }),
      ],
      response: professionalOf(professional, today),
      events: [professionalEvent('professional.created', professional)],
    }
  })
