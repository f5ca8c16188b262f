import { DomainError } from '#shared/kernel/errors.ts'
import { defaultChoice } from '#shared/professionals/instant-booking.rules.ts'
import type { InstantBooking } from '#shared/professionals/instant-booking.schema.ts'
import { instantBookingView, type InstantBookingDeps } from './instant-booking.ts'

export const getInstantBooking = async (context: InstantBookingDeps): Promise<InstantBooking> => {
  const { caller, instantBookings, professionals } = context
  const [choice, profile] = await Promise.all([
    instantBookings.get(caller.account),
    professionals.getProfile(caller.account),
  ])
  if (!profile) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return instantBookingView(context, choice ?? defaultChoice)
}
