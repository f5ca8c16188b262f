import { useRef, useState } from 'react'
import type { Offer, OfferBody } from '#shared/offers/offers.schema.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export interface PostProgress {
  posted: number
  total: number
}

interface Posting {
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
  // Lists are loaded again once, after the last of them.
  const left = useRef(0)
  const { mutateAsync, isPending, error } = useApiMutation(offersContract.postOffer, (body: OfferBody) => ({ body }), {
    reloadAfter: () => left.current <= 1,
  })
  const post = async ({ body, headcount, onPosted }: Posting): Promise<Offer[]> => {
    const offers: Offer[] = []
    setProgress({ posted: 0, total: headcount })
    while (offers.length < headcount) {
      left.current = headcount - offers.length
      offers.push(await mutateAsync(body))
      setProgress({ posted: offers.length, total: headcount })
      if (offers.length < headcount) onPosted(headcount - offers.length)
    }
    return offers
  }
  return { post, busy: isPending, error, progress }
}
