import { Box } from '#web/ui/chakra.ts'
import { type ReactNode, useCallback, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer, Application } from '#shared/offers/offers.schema.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { isClosedOffer, liveApplicants } from '#web/components/offer-facts.ts'
import { Page } from '#web/ui/page.tsx'
import { today } from '#web/platform/clock.ts'
import { useEntryState } from '#web/platform/use-entry-state.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useMedia } from '#web/platform/media.ts'
import { ApplicantCards } from './applicant-cards.tsx'
import { ApplicantDetails } from './applicant-details.tsx'
import { ApplicantsTable } from './applicants-table.tsx'
import { applicantsOf, type Choice, chosenApplication, applicantName, type Sorting, toggleDay } from './applicants.ts'
import { ConfirmFooter } from './confirm-footer.tsx'
import { DayList } from './day-list.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { useConfirmApplication } from '#web/features/offers/practice/practice-offers.api.ts'
import { EstimatePanel } from '#web/features/offers/practice/estimate-panel.tsx'
import { estimateOf } from '#web/features/offers/practice/estimate.ts'
import { ClosedApplications } from './closed-applications.tsx'
import { SortApplicants } from './sort-applicants.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#web/platform/paths.ts'

function NoApplicants({ offer }: { offer: Offer }) {
  if (isClosedOffer(offer, today()))
    return (
      <EmptyState
        icon="person"
        title="No active applications"
        action={<TextLink to={paths.practice.newOffer}>Post an offer</TextLink>}
      >
        This offer is closed to applications.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="person"
      title={offer.offers_requests.length > 0 ? 'No pending applications' : 'No applications yet'}
      action={<TextLink to={paths.practice.search}>Find a locum</TextLink>}
    >
      Locums in and around {offer.practice_region.region} see this offer. We will notify you as soon as one applies.
    </EmptyState>
  )
}

const stillOpen = ({ request_dates, available_dates }: Offer) =>
  request_dates.filter(({ date }) => available_dates.includes(date))

/** The chosen days of one applicant, and confirming them. */
function useChoice(offer: Offer) {
  const [choice, setChoice] = useEntryState<Choice | undefined>('choice', undefined)
  const confirm = useConfirmApplication(offer.id)
  const { reset, mutate } = confirm
  const validChoice = chosenApplication(offer, choice)
  const other = validChoice && applicantName(validChoice.request)
  const chosenId = validChoice?.request.id
  const onToggle = useCallback(
    (request: Application, date: LocalDate) => {
      reset()
      setChoice((before) => toggleDay(before, request.id, date))
      if (other && chosenId !== request.id)
        showToast(`You can confirm one applicant at a time. The days of ${other} are no longer selected.`)
    },
    [reset, setChoice, other, chosenId],
  )
  const onConfirm = () =>
    validChoice &&
    mutate(
      { id: validChoice.request.id, version: validChoice.request.version, dates: validChoice.dates },
      { onSuccess: () => setChoice(() => undefined) },
    )
  return { choice: validChoice, onToggle, onConfirm, busy: confirm.isPending, error: confirm.error, done: confirm.data }
}

/** Applications that are not loaded yet. */
export interface MorePages {
  more: (() => void) | undefined
  busy: boolean
}

/** Current applicants as a table, or as cards on a narrow screen, with their dialogs and the confirm footer. */
export function Applicants({
  offer,
  morePages,
  header,
  footer,
}: {
  offer: Offer
  morePages: MorePages
  header: ReactNode
  footer: ReactNode
}) {
  const [sorting, setSorting] = useState<Sorting>('experience')
  const [details, setDetails] = useState<Application>()
  const [declining, setDeclining] = useState<Application>()
  const wide = useMedia('(min-width: 1024px)')
  const { choice, onToggle, ...confirmation } = useChoice(offer)
  const { current, closed } = applicantsOf(offer, sorting)
  const decline = useCallback((request: Application) => {
    setDetails(undefined)
    setDeclining(request)
  }, [])
  const shown = { offer, applicants: current, choice, onToggle, onDetails: setDetails, onDecline: decline }
  return (
    <>
      <Page>
        {header}
        {current.length > 1 && <SortApplicants value={sorting} onChange={setSorting} />}
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
          {current.length === 0 && <NoApplicants offer={offer} />}
          {current.length > 0 && (wide ? <ApplicantsTable {...shown} /> : <ApplicantCards {...shown} />)}
          <LoadMore {...morePages} label="Show more applicants" />
          <Box display="grid" gap="8" maxWidth="840px">
            {(current.length === 0 || !wide) && <DayList offer={offer} />}
            {current.length === 0 && offer.available_dates.length > 0 && (
              <EstimatePanel estimate={estimateOf(stillOpen(offer), offer.lunch, offer.rates)} budget={offer.rates} />
            )}
            {closed.length > 0 && <ClosedApplications requests={closed} />}
            {footer}
          </Box>
        </Box>
      </Page>
      {(liveApplicants(offer).length > 0 || confirmation.done || confirmation.error) && (
        <ConfirmFooter offer={offer} choice={choice} {...confirmation} />
      )}
      <ApplicantDetails offer={offer} request={details} onClose={() => setDetails(undefined)} onDecline={decline} />
      <DeclineDialog offerId={offer.id} request={declining} onClose={() => setDeclining(undefined)} />
    </>
  )
}
