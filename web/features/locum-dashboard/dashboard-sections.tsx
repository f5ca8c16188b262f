import { compareStrings } from '#shared/kernel/compare.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { MarketOffer, Offer } from '#shared/offers/offers.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { ApplicationCard } from '#web/components/cards/application-card.tsx'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'
import { ownConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { bySoonest } from '#web/components/status/offer-facts.ts'
import { LocumOfferCard } from '#web/components/cards/locum-offer-card.tsx'
import type { ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { Note } from '#web/ui/note.tsx'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { lastDaySoon, postingsSoon } from './locum-dashboard.api.ts'
import { locumDashboardText as text } from './locum-dashboard.text.ts'
import { Box } from '#web/ui/chakra.ts'
import { progressAfterReview } from '#shared/kernel/next-step.rules.ts'
import { sectionOf } from '#shared/kernel/steps.ts'
import { locumSteps } from '#shared/professionals/booster-steps.rules.ts'
import { Completeness } from '#web/ui/completeness.tsx'
import { stepPurposes } from '#web/components/forms/step-purposes.ts'

const UsualTime = lazyPage(() => import('#web/components/review/usual-time.tsx'), 'UsualTime', null)

const sentences = {
  profile: 'Your profile',
  seeAll: 'See all',
}

/** Shown until the profile is complete. */
export function ProfileCard({ professional }: { professional: Professional }) {
  const { percent, next } = progressAfterReview(locumSteps, professional, professional.sent_back)
  if (!next) return null
  return (
    <Box as="section" aria-label={sentences.profile} borderTop="1px solid" borderColor="border" pt="4">
      <Completeness label={sentences.profile} percent={percent}>
        <TextLink to={`${paths.locum.profile}?section=${sectionOf(next.name)}`} fontWeight="bold">
          Next: {next.title}
        </TextLink>
        <Box color="fg.muted">{next.asked ?? stepPurposes[next.name]}</Box>
      </Completeness>
    </Box>
  )
}

const OFFERS_SHOWN = 5
const APPLICATIONS_SHOWN = 4

interface SectionProps {
  viewingLocum: ViewingLocum
  today: LocalDate
}

const MoreLink = ({ to, children, about }: { to: string; children: ReactNode; about?: string }) => (
  <TextLink
    to={to}
    textStyle="s"
    display="inline-flex"
    alignItems="center"
    minHeight={{ base: 'tap', sm: '6' }}
    aria-label={about}
  >
    {children}
  </TextLink>
)

export function PendingApprovalNote({ professional }: { professional: Professional }) {
  return (
    <Note title="Your profile is pending approval.">
      We are checking your registration with the {professional.professional_body ?? ''}. You can view offers now, and
      apply once you are approved. We will notify you.
      <UsualTime />
    </Note>
  )
}

export function MyApplications({ applied, viewingLocum, today }: SectionProps & { applied: readonly Offer[] }) {
  const pending = applied
    .filter((offer) => (ownApplication(offer)?.live_dates.length ?? 0) > 0)
    .toSorted((a, b) => compareStrings(a.date, b.date))
  return (
    <Section
      title="Pending applications"
      {...(pending.length > 0 && { count: pending.length })}
      link={<MoreLink to={`${paths.locum.offers}?show=applied`}>All applications</MoreLink>}
    >
      {pending.slice(0, APPLICATIONS_SHOWN).map((offer) => (
        <ApplicationCard
          key={offer.id}
          offer={offer}
          viewingLocum={viewingLocum}
          today={today}
          to={paths.locum.offer(offer.id)}
        />
      ))}
      {pending.length === 0 && (
        <EmptyState
          icon="pending"
          title="No pending applications"
          action={<TextLink to={paths.locum.offers}>See offers near you</TextLink>}
        >
          Your applications appear here until the practice decides.
        </EmptyState>
      )}
    </Section>
  )
}

export function OffersNearYou({
  found,
  viewingLocum,
  today,
  professional,
  hasMore,
}: SectionProps & {
  found: readonly MarketOffer[]
  hasMore: boolean
  professional: Professional
}) {
  const offers = found.toSorted(bySoonest)
  const { data: calendar } = useQuery({
    ...postingsSoon(today),
    select: calendarOf,
    enabled: professional.approved,
  })
  return (
    <Section
      title={text.offers}
      {...(offers.length > 0 && { count: formatItemCount(offers.length, hasMore) })}
      link={
        offers.length > OFFERS_SHOWN && (
          <MoreLink to={paths.locum.offers} about={`${sentences.seeAll}: ${text.offers}`}>
            {sentences.seeAll}
          </MoreLink>
        )
      }
    >
      {offers.slice(0, OFFERS_SHOWN).map((offer) => (
        <LocumOfferCard
          key={offer.id}
          offer={offer}
          {...(calendar &&
            offer.end_date <= lastDaySoon(today) && { conflicts: ownConflicts(calendar, offer, professional) })}
          viewingLocum={viewingLocum}
          today={today}
          to={paths.locum.offer(offer.id)}
        />
      ))}
      {offers.length === 0 && (
        <EmptyState
          icon="search"
          title="No offers near you right now"
          action={<TextLink to={`${paths.locum.profile}?section=locations`}>Choose more regions</TextLink>}
        >
          New {professional.profession ?? ''} offers in {professional.address?.region ?? ''} will appear here.
        </EmptyState>
      )}
    </Section>
  )
}
