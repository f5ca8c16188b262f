import { useQuery } from '@tanstack/react-query'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { instantBookingContract } from '#shared/professionals/instant-booking.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** Which practices the signed-in locum lets book at once, and within which limits. */
export const instantBookingQuery = apiQuery(instantBookingContract.getInstantBooking)

/** Whether the locum has starred a practice, and how to change that; undefined until it is known. */
export function useStar(companyId: CompanyId) {
  const { data } = useQuery(instantBookingQuery)
  const request = () => ({ params: { companyId } })
  const add = useApiMutation(instantBookingContract.starPractice, request)
  const remove = useApiMutation(instantBookingContract.unstarPractice, request)
  const starred = data?.practices.some(({ id }) => id === companyId)
  return {
    starred,
    isOn: data?.on,
    busy: add.isPending || remove.isPending,
    error: add.error ?? remove.error,
    change: () => (starred ? remove : add).mutate(),
  }
}
