import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { StarredPractice } from '#shared/requests/instant-booking.schema.ts'
import { changeInstantBooking, type InstantBookingDeps } from './instant-booking.ts'

type Input = InputOf<(typeof requestsContract)['unstarPractice']>

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
