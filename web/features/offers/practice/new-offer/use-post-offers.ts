import { useState } from 'react'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { useOneByOne } from '#web/features/offers/practice/use-one-by-one.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export interface PostProgress {
  posted: number
  total: number
}

interface PostCommand {
  body: OfferBody
  headcount: number
  /** Called with the number of people that are left. */
  onPosted: (left: number) => void
}

/**
 * Posts an offer once for each person, one after another: two equal commands at the same time would be sent as one. It
 * stops at the first that fails.
 */
export function usePostOffers() {
  const [progress, setProgress] = useState<PostProgress>({ posted: 0, total: 0 })
  const { sendEach, busy, isLast } = useOneByOne()
  const { mutateAsync, error } = useApiMutation(offersContract.postOffer, (body: OfferBody) => ({ body }), {
    reloadAfter: isLast,
  })
  const post = ({ body, headcount, onPosted }: PostCommand): Promise<Offer[]> => {
    setProgress({ posted: 0, total: headcount })
    return sendEach(Array.from({ length: headcount }), async (_, index) => {
      const offer = await mutateAsync(body)
      const posted = index + 1
      setProgress({ posted, total: headcount })
      if (posted < headcount) onPosted(headcount - posted)
      return offer
    })
  }
  return { post, busy, error, progress }
}
