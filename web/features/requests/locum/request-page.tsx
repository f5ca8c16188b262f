import { ownCalendarAround } from '#web/features/calendar/own-calendar.api.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { useRef, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Columns } from '#web/ui/columns.tsx'
import { pendingSubject } from '#web/components/chat/conversation-subject.ts'
import { placeFor } from '#web/components/people/viewing-locum.ts'
import { isPastOffer } from '#web/components/status/offer-facts.ts'
import { PracticeDetails } from '#web/components/people/practice-details.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { payOfRequest, candidateIn } from '#web/components/status/request-status.ts'
import { formatDays, formatRateLine } from '#web/components/format/format-days.ts'
import { showToast } from '#web/ui/toast.tsx'
import { useProfessional } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { usePractice, useViewingLocum } from '#web/features/offers/locum/locum-offers.api.ts'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { WhatChanged } from '#web/components/edit-offer/what-changed.tsx'
import { DecisionFooter } from './decision-footer.tsx'
import { DeclineRequest } from './decline-request.tsx'
import { OfferedTerms } from '#web/features/requests/offered-terms.tsx'
import { receivedRequestActions } from '#web/features/requests/request-actions.ts'
import { RequestDays } from '#web/features/requests/request-days.tsx'
import { RequestHeader, RequestPage } from '#web/features/requests/request-frame.tsx'
import { RequestError } from '#web/features/requests/request-errors.tsx'
import { useAcceptRequest } from '#web/features/requests/requests.api.ts'
import { OwnWeeks } from './own-weeks.tsx'
import { ownConflicts, ConflictNote } from '#web/components/calendar/own-conflicts.tsx'
import { useQuery } from '@tanstack/react-query'

function Head({ offer, error, decline }: { offer: Offer; error: Error | null; decline: Action | undefined }) {
  const candidate = candidateIn(offer)
  const viewingLocum = useViewingLocum()
  const title =
    candidate.live_dates.length > 0
      ? `${offer.company.name} wants to book you`
      : `${offer.profession} at ${offer.company.name}`
  return (
    <Page pb="5">
      <RequestHeader offer={offer} party="professional" title={title}>
        {formatDays(offer.request_dates.map(({ date }) => date))} · {placeFor(offer, viewingLocum)}
      </RequestHeader>
      <RequestError error={error} when="answering" />
      {!error && <WhatChanged offer={offer} title="The practice has changed this request since it was sent." />}
      {!error && candidate.status === 'requested' && candidate.counter_offer && (
        <Note
          title={`You suggested ${formatRateLine(payOfRequest(offer, candidate.live_dates).parts)}.`}
          action={<DeclineRequest offer={offer} action={decline} />}
        >
          You are booked once the practice accepts it. Until then you can decline the request.
        </Note>
      )}
      {!error && (candidate.ended === 'withdrawn' || candidate.ended === 'filled') && (
        <Note
          title={
            candidate.ended === 'filled' ? 'These days are no longer open.' : 'The practice has withdrawn this request.'
          }
        >
          {candidate.status_reason}
        </Note>
      )}
      {!error && (candidate.ended === 'booked-elsewhere' || candidate.ended === 'booked-here') && (
        <Note title="You are booked at that time, so this request has ended." />
      )}
    </Page>
  )
}

function Aside({ offer }: { offer: Offer }) {
  return (
    <Stack gap="8" minWidth="0">
      <OfferedTerms offer={offer} />
      <PracticeDetails
        practice={usePractice(offer.company.id)}
        chat={
          isPastOffer(offer, currentDay())
            ? undefined
            : { subject: pendingSubject(offer, 'professional', offer.company.id) }
        }
      />
    </Stack>
  )
}

function LoadedRequest({ offer }: { offer: Offer }) {
  const professional = useProfessional()
  const today = currentDay()
  const { live_dates: live } = candidateIn(offer)
  const week = useQuery(ownCalendarAround(offer))
  const conflicts = ownConflicts(week.data, offer, professional)
  const [picked, setPicked] = useState<LocalDate[]>()
  const days = useRef<HTMLDivElement>(null)
  // Initially every day that is possible.
  const chosen = (picked ?? live.filter(conflicts.isFree)).filter((date) => live.includes(date))
  const actions = receivedRequestActions(offer, professional, { dates: chosen, ...conflicts.factsOf(chosen) })
  const accept = useAcceptRequest(offer)
  const send = () =>
    accept.mutate(
      { revision: offer.revision, dates: chosen },
      {
        onSuccess: () => showToast('You are booked. You and the practice can now see each other’s contact details.'),
        onSettled: () => window.scrollTo({ top: 0 }),
      },
    )
  return (
    <>
      <Head offer={offer} error={accept.error} decline={actions.decline} />
      <Columns needs="wide" aside={<Aside offer={offer} />}>
        <Box ref={days} scrollMarginTop="72px">
          <RequestDays
            offer={offer}
            party="professional"
            chosen={chosen}
            onChange={actions.accept ? setPicked : undefined}
            noteOn={(date) => live.includes(date) && <ConflictNote conflicts={conflicts} date={date} />}
          />
        </Box>
        {live.length > 0 && (
          <OwnWeeks
            offer={offer}
            days={week.data}
            today={today}
            error={week.error}
            onRetry={() => void week.refetch()}
          />
        )}
      </Columns>
      {actions.accept && (
        <DecisionFooter
          offer={offer}
          chosen={chosen}
          actions={actions}
          taken={live.every(conflicts.isBooked)}
          busy={accept.isPending}
          onAccept={send}
          days={days}
        />
      )}
    </>
  )
}

/** A request as its locum sees it, beside their own week. */
export function LocumRequestPage() {
  return <RequestPage party="professional">{(offer) => <LoadedRequest offer={offer} />}</RequestPage>
}
