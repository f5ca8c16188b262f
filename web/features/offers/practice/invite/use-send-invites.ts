import { useRef, useState } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
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
  const [busy, setBusy] = useState(false)
  // Lists are loaded again once, after the last of them.
  const left = useRef(0)
  const { mutateAsync } = useSendPrivateOffer(() => left.current <= 1)
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
  const invite = async (invitees: readonly Invitee[]): Promise<void> => {
    setBusy(true)
    const done: SendResult[] = []
    for (const invitee of invitees) {
      left.current = invitees.length - done.length
      done.push(await sendOne(invitee))
    }
    setResults(done)
    setBusy(false)
  }
  return { invite, busy, results, reset: () => setResults([]) }
}
