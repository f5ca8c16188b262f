import { useState } from 'react'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { useConfirmApplication } from '#web/features/offers/practice/practice-offers.api.ts'
import { useOneByOne } from '#web/features/offers/practice/use-one-by-one.ts'
import type { SelectedApplicant } from './selection.ts'

/** What became of the days for which an applicant was selected: a booking, or why there is none. */
export type ConfirmResult = SelectedApplicant & ({ booking: Booking } | { error: Error })

/** Confirms selected days: one booking for each applicant, one after another. One that fails leaves the others. */
export function useConfirmSelections(offerId: OfferId) {
  const [results, setResults] = useState<readonly ConfirmResult[]>([])
  const { sendEach, busy, isLast } = useOneByOne()
  const { mutateAsync } = useConfirmApplication(offerId, isLast)
  const confirmOne = ({ application, dates }: SelectedApplicant): Promise<ConfirmResult> =>
    mutateAsync({ id: application.id, version: application.version, dates }).then(
      (booking) => ({ application, dates, booking }),
      (error: Error) => ({ application, dates, error }),
    )
  const confirm = (selections: readonly SelectedApplicant[]) => {
    setResults([])
    return sendEach(selections, async (selection) => {
      const result = await confirmOne(selection)
      setResults((before) => [...before, result])
    })
  }
  return { confirm, busy, results, reset: () => setResults([]) }
}
