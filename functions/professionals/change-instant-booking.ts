import { DomainError } from '#shared/kernel/errors.ts'
import { defaultChoice, isOn } from '#shared/professionals/instant-booking.rules.ts'
import type { InstantBooking, InstantChoice } from '#shared/professionals/instant-booking.schema.ts'
import { professionalEvent } from '#shared/professionals/professionals.events.ts'
import type { Context } from '#functions/platform/context.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

export type InstantBookingDeps = Context & {
  companies: CompaniesRepository
  instantBookings: InstantBookingsRepository
  options: OptionsRepository
  professionals: ProfessionalsRepository
}

/** What a locum saves as one, besides the practices, which are starred one by one. */
export const limitsOf = (choice: InstantChoice) => {
  const { notice_hours, daily_limit, locations, terms } = choice
  return { on: isOn(choice), notice_hours, daily_limit, locations, ...(terms && { terms }) }
}

/** A locum's choice with the names of the practices that still exist. */
export const instantBookingView = async (
  { companies }: Pick<InstantBookingDeps, 'companies'>,
  choice: InstantChoice,
): Promise<InstantBooking> => {
  const practices = await companies.listByIds(choice.practices)
  return {
    ...withVersion(limitsOf(choice)),
    practices: practices.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
  }
}

/** The caller's own choice. */
export const readInstantChoice = async (context: InstantBookingDeps): Promise<InstantChoice> => {
  const { caller, instantBookings, professionals } = context
  const [choice, profile] = await Promise.all([
    instantBookings.get(caller.account),
    professionals.getProfile(caller.account),
  ])
  if (!profile) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return choice ?? defaultChoice
}

/** Changes the caller's own choice; `change` may refuse. The profile must exist until then. */
export const changeInstantBooking = <Response>(
  context: InstantBookingDeps,
  change: (choice: InstantChoice) => Promise<{ after: InstantChoice; response: Response }>,
): Promise<Response> =>
  context.execute(async () => {
    const { caller, instantBookings, professionals } = context
    const { after, response } = await change(await readInstantChoice(context))
    return {
      writes: [professionals.mustExist(caller.account), instantBookings.put(caller.account, after)],
      response,
      events: [
        professionalEvent('professional.instant-booking-changed', caller.account, isOn(after), after.practices.length),
      ],
    }
  })
