import { useRef, useState } from 'react'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { useConfirmApplication } from '#web/features/offers/practice/practice-offers.api.ts'
import type { ApplicantSelection } from './selection.ts'

/** What became of the days for which an applicant was selected: a booking, or why there is none. */
export type ConfirmResult = ApplicantSelection & ({ booking: Booking } | { error: Error })

/** Confirms selected days: one booking for each applicant, one after another. One that fails leaves the others. */
export function useConfirmSelections(offerId: OfferId) {
  const [results, setResults] = useState<readonly ConfirmResult[]>([])
  const [busy, setBusy] = useState(false)
  // The offer is loaded again once, after the last of them.
  const left = useRef(0)
  const { mutateAsync } = useConfirmApplication(offerId, () => left.current <= 1)
  const confirmOne = ({ application, dates }: ApplicantSelection): Promise<ConfirmResult> =>
    mutateAsync({ id: application.id, version: application.version, dates }).then(
      (booking) => ({ application, dates, booking }),
      (error: Error) => ({ application, dates, error }),
    )
  const confirm = async (selections: readonly ApplicantSelection[]): Promise<void> => {
    setBusy(true)
    setResults([])
    const done: ConfirmResult[] = []
    for (const days of selections) {
      left.current = selections.length - done.length
      done.push(await confirmOne(days))
      setResults([...done])
    }
    setBusy(false)
  }
  return { confirm, busy, results, reset: () => setResults([]) }
}
