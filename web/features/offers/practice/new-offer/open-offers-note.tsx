import { useWatch } from 'react-hook-form'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfferFormContext } from './offer-form.ts'
import { openOffersOn } from './open-offers.ts'

/** That other offers of the practice are open on days of this one. */
export function OpenOffersNote({ offers }: { offers: readonly Offer[] }) {
  const { control } = useOfferFormContext()
  const [profession, days] = useWatch({ control, name: ['profession', 'request_dates'] })
  const open = openOffersOn(offers, { profession, dates: days.map(({ date }) => date) })
  if (open.length === 0) return null
  return (
    <Note title="You already have an offer open for some of these days.">
      {open.map(({ offer, dates }) => (
        <div key={offer.id}>
          <TextLink to={paths.practice.offer(offer.id)}>
            {profession}, {formatDays(dates)}
          </TextLink>
        </div>
      ))}
    </Note>
  )
}
