import { useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { useOneByOne } from '#web/features/offers/practice/use-one-by-one.ts'
import { useSendPrivateOffer } from './invite.api.ts'
import type { Invitee } from './invitees.ts'

export interface SendResult {
  invitee: Invitee
  /** Why it was not sent. */
  error?: Error
}

/** Sends a private offer for the open days to each locum, one after another; one that fails leaves the others. */
export function useSendInvites(offer: Offer) {
  const [results, setResults] = useState<readonly SendResult[]>([])
  const { sendEach, busy, isLast } = useOneByOne()
  const { mutateAsync } = useSendPrivateOffer(isLast)
  const sendOne = (invitee: Invitee): Promise<SendResult> => {
    const { accountid, lunch, notes, rates, practice_region, request_dates } = offer
    const days = request_dates.filter(({ date }) => invitee.dates.includes(date))
    return mutateAsync({
      accountid,
      professionalId: invitee.id,
      fills: offer.id,
      request_dates: days,
      lunch,
      notes,
      rates,
      practice_region,
    }).then(
      () => ({ invitee }),
      (error: Error) => ({ invitee, error }),
    )
  }
  const sendInvites = async (invitees: readonly Invitee[]): Promise<void> =>
    setResults(await sendEach(invitees, sendOne))
  return { sendInvites, busy, results }
}
