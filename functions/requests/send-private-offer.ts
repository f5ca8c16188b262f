import type { InputOf } from '#shared/kernel/define-contract.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { professionalOfAvailability } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import type { RequestDeps } from './request-parties.ts'
import { sendRequest } from './send-request.ts'

type Input = InputOf<(typeof requestsContract)['sendPrivateOffer']>

/** The body names the professional, the posting, or both. */
export const sendPrivateOffer = async (context: RequestDeps, { body }: Input): Promise<Offer> => {
  const { professionalId, availabilityId, fills, ...offered } = body
  const ref = availabilityId ?? professionalId
  if (ref === undefined) throw invalidField('professionalId', 'Required')
  if (professionalId !== undefined && professionalOfAvailability(ref) !== professionalId)
    throw invalidField('availabilityId', 'This availability belongs to another locum')
  return sendRequest(context, { ref, fills, body: offered })
}
