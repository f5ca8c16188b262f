import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { onBehalfOf } from '#shared/kernel/on-behalf.ts'
import { formatCardDate, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { usePools } from '#web/components/people/pools.api.ts'
import { PostOfferButton } from '#web/components/actions/post-offer.tsx'
import { EditOfferButton } from '#web/components/edit-offer/edit-offer-button.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Note } from '#web/ui/note.tsx'
import { useDetailId } from '#web/ui/pane.ts'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { offerStatusLabel } from '#web/components/status/offer-status.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatLunchTerms } from '#web/components/format/format-days.ts'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import type { MoreItems } from '#web/platform/use-list.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useMemberRole } from '#web/components/account/account.api.ts'
import { OfferWithApplicants } from './applicants/offer-with-applicants.tsx'
import { CancelOffer } from './cancel-offer.tsx'
import { DeleteOffer } from './delete-offer.tsx'
import { offerActions } from './offer-actions.ts'
import { ReopenedDays } from './reopened-days.tsx'
import { useEditOffer, usePracticeOffer } from './practice-offers.api.ts'

const back = { to: paths.practice.offers, label: 'Offers' }

function formatTerms(offer: Offer): string {
  const experience =
    offer.experience > 0
      ? [`at least ${formatCount(offer.experience, 'year')}’ experience`.replace('1 year’', '1 year’s')]
      : []
  return [
    'Public offer',
    formatPlace(offer.practice_region),
    formatRate(Number(offer.rates[0]), Number(offer.rates[1])),
    formatLunchTerms(offer.request_dates, offer.lunch),
    ...experience,
  ].join(' · ')
}

function OfferHeader({ offer }: { offer: Offer }) {
  const edit = useEditOffer(offer.id)
  const role = useMemberRole()
  return (
    <PageHeader
      back={back}
      title={`${offer.profession}, ${formatDays(offer.request_dates.map(({ date }) => date))}`}
      actions={
        <>
          <EditOfferButton
            offer={offer}
            action={offerActions(offer, { role }, currentDay()).edit}
            edit={edit}
            label="Edit"
            done="The offer has been changed."
          />
          <PostOfferButton icon="copy" search={`?from=${offer.id}`}>
            Post again
          </PostOfferButton>
        </>
      }
    >
      <Row wrap align="center" columnGap="3" rowGap="1" mt="1">
        <StatusPill {...offerStatusLabel(offer, currentDay())} />
        <span>{formatTerms(offer)}</span>
      </Row>
    </PageHeader>
  )
}

/** That a pool sees the offer first, and until when. */
function ShownFirst({ pool, until }: NonNullable<Offer['first_for']>) {
  const { data: pools } = usePools()
  const name = pools?.find(({ id }) => id === pool)?.name ?? 'A pool'
  return (
    <Box mb="6">
      <Note title={`${name} sees this offer first.`}>
        From {formatCardDate(todayAt(until))} at {localTimeAt(until)}, all matching locums see it.
      </Note>
    </Box>
  )
}

function OfferDetails({ offer }: { offer: Offer }) {
  const { skills, notes } = offer
  const actions = offerActions(offer, { role: useMemberRole() }, currentDay())
  return (
    <Section title="Offer details">
      <Stack borderTop="1px solid" borderColor="border" pt="4" gap="3" overflowWrap="anywhere">
        {skills.length > 0 && <div>Skills: {skills.join(', ')}</div>}
        {notes && (
          <Box whiteSpace="pre-line" maxWidth="text">
            {notes}
          </Box>
        )}
        <Box color="fg.muted">Offer {offer.offer_code}</Box>
        {offer.on_behalf && <Box color="fg.muted">Posted by: {onBehalfOf(offer.company.name)}</Box>}
        {offer.edited_on_behalf && <Box color="fg.muted">Edited by: {onBehalfOf(offer.company.name)}</Box>}
        <CancelOffer offer={offer} action={actions.cancel} />
        <DeleteOffer offer={offer} action={actions.delete} />
      </Stack>
    </Section>
  )
}

function LoadedOffer({ offer, moreApplications }: { offer: Offer; moreApplications: MoreItems }) {
  return (
    <OfferWithApplicants
      offer={offer}
      moreApplications={moreApplications}
      header={
        <>
          <OfferHeader offer={offer} />
          {offer.first_for && offer.status !== 'cancelled' && <ShownFirst {...offer.first_for} />}
          <ReopenedDays offer={offer} />
          {offer.status === 'cancelled' && (
            <Box mb="6">
              <Note title="You cancelled this offer.">{offer.status_reason}</Note>
            </Box>
          )}
        </>
      }
      footer={<OfferDetails offer={offer} />}
    />
  )
}

export function PracticeOfferPage() {
  const offerId = useDetailId()
  const { data, error, refetch, ...moreApplications } = usePracticeOffer(offerId as OfferId)
  if (data) return <LoadedOffer key={data.id} offer={data} moreApplications={moreApplications} />
  return (
    <Page>
      <PageHeader title="Offer" back={back} />
      {error ? (
        <PageLoadError what="offer" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        <Box role="status" aria-label="Loading the offer">
          {[1, 2, 3].map((at) => (
            <ShiftCardSkeleton key={at} />
          ))}
        </Box>
      )}
    </Page>
  )
}
