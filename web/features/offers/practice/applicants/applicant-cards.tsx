import { locumName } from '#web/components/status/offer-facts.ts'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Pair, Row } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { type ApplicantHandlers, ApplicantSummary } from './applicant-summary.tsx'
import { applicantDayOf } from './applicants.ts'
import type { SelectedApplicant } from './selection.ts'
import { columnsFor } from './compare-table.tsx'
import { DayCell } from './day-cell.tsx'

interface Props extends ApplicantHandlers {
  offer: Offer
  applicants: readonly ShownCandidate[]
  selections: readonly SelectedApplicant[]
  onToggle: (application: ShownCandidate, date: LocalDate) => void
}

/** Days shown before “Show more days”. */
const SHOWN = 5

/** What a desktop shows as columns. */
function Facts({ offer, application }: { offer: Offer; application: ShownCandidate }) {
  const columns = columnsFor(offer, [application]).filter(({ key }) => key !== 'match' && key !== 'experience')
  return (
    <Row as="dl" wrap columnGap="4" rowGap="0.5" mt="1.5" textStyle="s">
      {columns.map(({ key, title, show }) => (
        <Row key={key} gap="1.5">
          <Box as="dt" color="fg.muted">
            {title}
          </Box>
          <dd>{show(offer, application)}</dd>
        </Row>
      ))}
    </Row>
  )
}

function ApplicantCard({
  offer,
  application,
  selectedDates,
  onToggle,
  ...handlers
}: Omit<Props, 'applicants' | 'selections'> & { application: ShownCandidate; selectedDates: readonly LocalDate[] }) {
  const [all, setAll] = useState(false)
  const dates = offer.request_dates
    .map(({ date }) => date)
    .filter((date) => applicantDayOf(offer, application, date).kind !== 'none')
  const hidden = all ? 0 : Math.max(0, dates.length - SHOWN)
  return (
    <chakra.li borderTop="1px solid" borderColor="border" py="3">
      <ApplicantSummary offer={offer} application={application} {...handlers} />
      <Facts offer={offer} application={application} />
      <Pair gap="2" mt="2.5">
        {dates.slice(0, dates.length - hidden).map((date) => (
          <DayCell
            key={date}
            showsDate
            offer={offer}
            application={application}
            date={date}
            isSelected={selectedDates.includes(date)}
            onToggle={onToggle}
          />
        ))}
      </Pair>
      {hidden > 0 && (
        <TextButton
          minHeight="tap"
          mt="1"
          onClick={() => setAll(true)}
          aria-label={`Show ${hidden} more days of ${locumName(application)}`}
        >
          Show {hidden} more days
        </TextButton>
      )}
    </chakra.li>
  )
}

/** Replaces the table on narrow screens: each applicant with the days they applied for. */
export function ApplicantCards({ applicants, selections, ...card }: Props) {
  return (
    <Section title="Applicants" count={formatItemCount(applicants.length)}>
      <chakra.ul aria-label="Applicants">
        {applicants.map((application) => (
          <ApplicantCard
            key={application.id}
            application={application}
            selectedDates={selections.find((one) => one.application.id === application.id)?.dates ?? []}
            {...card}
          />
        ))}
      </chakra.ul>
    </Section>
  )
}
