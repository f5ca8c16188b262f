import { useQuery } from '@tanstack/react-query'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import { apiQuery } from '#web/platform/api-query.ts'

/** How many requests await the locum's answer; read again with every list of offers. */
export const useWaitingRequests = (): number =>
  useQuery(apiQuery(requestsContract.countWaitingRequests)).data?.count ?? 0
