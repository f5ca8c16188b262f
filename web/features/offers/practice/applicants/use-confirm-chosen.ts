import { useRef, useState } from 'react'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { useConfirmApplication } from '#web/features/offers/practice/practice-offers.api.ts'
import type { ChosenDays } from './choice.ts'

/** What became of an applicant's chosen days: a booking, or why there is none. */
export type Confirmation = ChosenDays & ({ booking: Booking } | { error: Error })

/** Confirms chosen days: one booking for each applicant, one after another. One that fails leaves the others. */
export function useConfirmChosen(offerId: OfferId) {
  const [confirmations, setConfirmations] = useState<readonly Confirmation[]>([])
  const [busy, setBusy] = useState(false)
  // The offer is loaded again once, after the last of them.
  const left = useRef(0)
  const { mutateAsync } = useConfirmApplication(offerId, () => left.current <= 1)
  const confirmOne = ({ application, dates }: ChosenDays): Promise<Confirmation> =>
    mutateAsync({ id: application.id, version: application.version, dates }).then(
      (booking) => ({ application, dates, booking }),
      (error: Error) => ({ application, dates, error }),
    )
  const confirm = async (chosen: readonly ChosenDays[]): Promise<void> => {
    setBusy(true)
    setConfirmations([])
    const done: Confirmation[] = []
    for (const days of chosen) {
      left.current = chosen.length - done.length
      done.push(await confirmOne(days))
      setConfirmations([...done])
    }
    setBusy(false)
  }
  return { confirm, busy, confirmations, reset: () => setConfirmations([]) }
}
