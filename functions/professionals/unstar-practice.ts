import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { StarredPractice } from '#shared/professionals/instant-booking.schema.ts'
import { changeInstantBooking, type InstantBookingDeps } from './instant-booking.ts'

type Input = InputOf<(typeof professionalsContract)['unstarPractice']>

export const unstarPractice = (
  context: InstantBookingDeps,
  { params: { companyId: id } }: Input,
): Promise<StarredPractice> =>
  changeInstantBooking(context, (choice) =>
    Promise.resolve({
      after: { ...choice, practices: choice.practices.filter((practice) => practice !== id) },
      response: { id, starred: false },
    }),
  )
