import type { InputOf } from '#shared/kernel/define-contract.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { RequestDeps } from './request-parties.ts'
import { sendRequest } from './send-request.ts'

type Input = InputOf<(typeof requestsContract)['requestBooking']>

export const requestBooking = async (context: RequestDeps, { params, body }: Input): Promise<Offer> => {
  if (!body.request_dates.some(({ date }) => date === params.date))
    throw invalidField('request_dates', `One of these dates must be ${params.date}, as in the path`)
  return sendRequest(context, { ref: params.id, date: params.date, body })
}
