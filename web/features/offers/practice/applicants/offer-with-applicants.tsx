import { Row, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { isClosedOffer, liveApplications, openShifts, planOfOffer } from '#web/components/status/offer-facts.ts'
import { PostOfferLink } from '#web/components/actions/post-offer.tsx'
import { Page } from '#web/ui/page.tsx'
import { currentDay } from '#web/platform/clock.ts'
import type { MoreItems } from '#web/platform/use-list.ts'
import { useEntryState } from '#web/platform/use-entry-state.ts'
import { useMedia } from '#web/platform/media.ts'
import { ApplicantCards } from './applicant-cards.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import { ApplicantsTable } from './applicants-table.tsx'
import { applicantsOf, type ApplicantSorting } from './applicants.ts'
import { type Selection, selectedApplicantsOf, selectionBy, toggleDay } from './selection.ts'
import { CompareTable } from './compare-table.tsx'
import { ConfirmFooter } from './confirm-footer.tsx'
import { DayList } from './day-list.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { StrategyBar } from './strategy-bar.tsx'
import { useConfirmSelections } from './use-confirm-selections.ts'
import { EstimatePanel } from '#web/features/offers/practice/estimate-panel.tsx'
import { estimateOf } from '#web/features/offers/practice/estimate.ts'
import { ClosedApplications } from './closed-applications.tsx'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { InviteBar } from '#web/features/offers/practice/invite/invite-bar.tsx'
import { SortApplicants } from './sort-applicants.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'

function NoApplicants({ offer }: { offer: Offer }) {
  if (isClosedOffer(offer, currentDay()))
    return (
      <EmptyState icon="person" title="No active applications" action={<PostOfferLink />}>
        This offer is closed to applications.
      </EmptyState>
    )
  if (offer.available_dates.length === 0)
    return (
      <EmptyState icon="calendar" title="No day is open any more" action={null}>
        The days below say who is booked.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="person"
      title={offer.offers_requests.length > 0 ? 'No pending applications' : 'No applications yet'}
      action={<TextLink to={paths.practice.search}>Find a locum</TextLink>}
    >
      {offer.first_for ? 'The locums of your pool' : `Locums in and around ${offer.practice_region.region}`} see this
      offer. We will notify you as soon as one applies.
    </EmptyState>
  )
}

/** An applicant for each day, the best match until the practice selects another, and confirming them. */
function useSelection(offer: Offer) {
  const [override, setOverride] = useEntryState<Selection | undefined>('selection', undefined)
  const preselection = useMemo(() => selectionBy(offer, 'match'), [offer])
  const { confirm, busy, results, reset } = useConfirmSelections(offer.id)
  const selection = override ?? preselection
  const change = useCallback(
    (update: (before: Selection) => Selection) => {
      reset()
      setOverride((before) => update(before ?? preselection))
    },
    [reset, setOverride, preselection],
  )
  const onToggle = useCallback(
    (application: ShownCandidate, date: LocalDate) => change((before) => toggleDay(before, application.id, date)),
    [change],
  )
  const selections = selectedApplicantsOf(offer, selection)
  const onConfirm = () => {
    // What the practice has seen stays selected, whatever is preselected once the offer is loaded again.
    setOverride(() => selection)
    void confirm(selections)
  }
  const onSelect = (next: Selection) => change(() => next)
  return { selection, selections, onToggle, onSelect, onConfirm, busy, results }
}

/** Current applicants as a table, or as cards on a narrow screen, with their dialogs and the confirm footer. */
export function OfferWithApplicants({
  offer,
  moreApplications,
  header,
  footer,
}: {
  offer: Offer
  moreApplications: MoreItems
  header: ReactNode
  footer: ReactNode
}) {
  const [sorting, setSorting] = useState<ApplicantSorting>('match')
  const [details, setDetails] = useState<ShownCandidate>()
  const [declining, setDeclining] = useState<ShownCandidate>()
  const wide = useMedia('(min-width: 1024px)')
  const [comparing, setComparing] = useState(false)
  const { selection, selections, onToggle, onSelect, ...confirmProps } = useSelection(offer)
  const { current, closed } = applicantsOf(offer, sorting)
  const decline = useCallback((application: ShownCandidate) => {
    setDetails(undefined)
    setDeclining(application)
  }, [])
  const liveCount = liveApplications(offer).length
  const handlers = { onDetails: setDetails, onDecline: decline }
  const shown = { offer, applicants: current, selections, onToggle, ...handlers }
  return (
    <>
      <Page>
        {header}
        {current.length > 0 && (
          <Row wrap align="center" justify="space-between" gap="2" mb="3">
            {liveCount > 1 && <StrategyBar offer={offer} selection={selection} onSelect={onSelect} />}
            {current.length > 1 && (
              <Row wrap align="center" gap="3">
                <SortApplicants value={sorting} onChange={setSorting} />
                {wide && (
                  <Segments role="group" aria-label="Show applicants">
                    <Segment aria-pressed={!comparing} onClick={() => setComparing(false)}>
                      By day
                    </Segment>
                    <Segment aria-pressed={comparing} onClick={() => setComparing(true)}>
                      Compare
                    </Segment>
                  </Segments>
                )}
              </Row>
            )}
          </Row>
        )}
        <Stack gridTemplateColumns="minmax(0, 1fr)" gap="8">
          {current.length === 0 && <NoApplicants offer={offer} />}
          {current.length > 0 &&
            (!wide ? (
              <ApplicantCards {...shown} />
            ) : comparing && current.length > 1 ? (
              <CompareTable offer={offer} applicants={current} sorting={sorting} onSort={setSorting} {...handlers} />
            ) : (
              <ApplicantsTable {...shown} />
            ))}
          <LoadMore {...moreApplications} label="Show more applicants" />
          <Stack gap="8" maxWidth="840px">
            {(current.length === 0 || !wide) && <DayList offer={offer} />}
            {current.length === 0 && offer.available_dates.length > 0 && (
              <EstimatePanel
                estimate={estimateOf(openShifts(offer), offer.lunch, offer.rates, planOfOffer(offer))}
                budget={offer.rates}
              />
            )}
            <InviteBar offer={offer} />
            {closed.length > 0 && <ClosedApplications offer={offer} applications={closed} />}
            {footer}
          </Stack>
        </Stack>
      </Page>
      {(liveCount > 0 || confirmProps.results.length > 0) && (
        <ConfirmFooter
          offer={offer}
          selections={selections}
          hasMore={moreApplications.loadMore !== undefined}
          {...confirmProps}
        />
      )}
      <ApplicantDetails offer={offer} application={details} onClose={() => setDetails(undefined)} onDecline={decline} />
      <DeclineDialog offerId={offer.id} application={declining} onClose={() => setDeclining(undefined)} />
    </>
  )
}
