import { Small } from '#web/ui/chakra.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { useMayPost } from '#web/components/actions/post-offer.tsx'
import { WeekStrip } from './week-strip.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { coverageOf, withoutPosting } from './week-coverage.ts'

const Legend = ({ from, to }: { from: string; to: string }) => (
  <Small display={{ base: 'none', md: 'flex' }} gap="4">
    <span>
      Bars show {from}–{to}
    </span>
    <StatusWord family="booked" label="Booked" />
    <StatusWord family="pending" label="Pending" />
    <StatusWord family="available" label="Open" />
  </Small>
)

export function WeekSection({
  offers,
  requests,
  bookings,
  today,
}: {
  offers: readonly Offer[]
  requests: readonly Offer[]
  bookings: readonly Booking[]
  today: LocalDate
}) {
  const { company } = useActiveCompany()
  const mayPost = useMayPost()
  const { days, opening } = coverageOf(offers, bookings, today, company.working_hours, requests)
  return (
    <Section title="Next 7 days" link={<Legend {...opening} />}>
      <WeekStrip days={mayPost ? days : days.map(withoutPosting)} opening={opening} today={today} />
    </Section>
  )
}
