import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { instantLimitsFor } from '#shared/professionals/instant-booking.rules.ts'
import type { InstantLimits } from '#shared/professionals/instant-booking.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { InstantBookingsRepository } from '#functions/stores/instant-bookings.repository.ts'

type Deps = Pick<Context, 'today'> & { instantBookings: InstantBookingsRepository }
type Input = InputOf<(typeof requestsContract)['getInstantLimits']>

export const getInstantLimits = async (
  { instantBookings, today }: Deps,
  { params: { companyId, professionalId } }: Input,
): Promise<InstantLimits> => instantLimitsFor(await instantBookings.get(professionalId), companyId, today)
