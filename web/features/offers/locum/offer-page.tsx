import { ownCalendarFor } from '#web/features/calendar/own-calendar.api.ts'
import { Box, Row, Small, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import type { OfferId } from '#shared/kernel/ids.ts'
import { areDaysReopened, ownApplication } from '#shared/offers/applications.rules.ts'
import { ineligibleReason } from '#shared/offers/eligibility.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { applicationStatusLabel, OPEN_AGAIN_TEXT } from '#web/components/status/application-status.ts'
import { pendingSubject } from '#web/components/chat/conversation-subject.ts'
import { formatSupport, isPastOffer } from '#web/components/status/offer-facts.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { openStatusLabel } from '#web/components/status/locum-offer-status.ts'
import { placeFor } from '#web/components/people/viewing-locum.ts'
import { useQuery } from '@tanstack/react-query'
import { Note } from '#web/ui/note.tsx'
import { useDetailId } from '#web/ui/pane.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useProfessional } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { requestsFor } from '#web/components/calendar/own-calendar.ts'
import { type OwnConflicts, ownConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { useOffer } from '#web/features/offers/offer.api.ts'
import { AboutOffer } from './about-offer.tsx'
import { applicationActions, daysToApplyFor } from './application-actions.ts'
import { initialDraftOf, type ApplicationDraft } from './application-draft.ts'
import { ApplicationForm } from './application-form.tsx'
import { useApply, usePractice, useViewingLocum } from './locum-offers.api.ts'
import { applicationsText as text } from './applications.text.ts'
import { ApplyError } from './apply-error.tsx'
import { WhatChanged } from '#web/components/edit-offer/what-changed.tsx'
import { closedTexts } from './closed-offer.text.ts'
import { DayChoices } from './day-choices.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { WithdrawApplication } from './withdraw-application.tsx'

const PracticeDetails = lazyPage(() => import('#web/components/people/practice-details.tsx'), 'PracticeDetails')

const back = { to: paths.locum.offers, label: text.offers }

function OfferPageTop({ offer, conflicts, children }: { offer: Offer; conflicts: OwnConflicts; children: ReactNode }) {
  const application = ownApplication(offer)
  const viewingLocum = useViewingLocum()
  const status = application ? applicationStatusLabel(offer, application) : openStatusLabel(offer, conflicts)
  return (
    <Page pb="5">
      <PageHeader back={back} title={`${offer.profession} at ${offer.company.name}`}>
        <Row wrap align="center" columnGap="3" rowGap="1" mt="1">
          <StatusPill {...status} />
          <span>
            {formatDays(offer.request_dates.map(({ date }) => date))} · {placeFor(offer, viewingLocum)}
          </span>
        </Row>
        {application && <Small>{formatSupport(offer, application)}</Small>}
      </PageHeader>
      {children}
    </Page>
  )
}

/** What is past has no message button (SPEC 4). Whether the locum can write, the conversation itself says. */
const chatFor = (offer: Offer) =>
  isPastOffer(offer, currentDay()) ? undefined : { subject: pendingSubject(offer, 'professional', offer.company.id) }

function LoadedOffer({ offer, refetchOffer }: { offer: Offer; refetchOffer: () => Promise<Offer | undefined> }) {
  const professional = useProfessional()
  // Open on the days for which the locum was not declined.
  const applicableOffer = {
    ...offer,
    ineligible: ineligibleReason(offer, professional),
    available_dates: daysToApplyFor(offer),
  }
  const { rates } = useViewingLocum()
  const practice = usePractice(offer.company.id)
  const apply = useApply(offer.id)
  const actions = applicationActions(offer, professional)
  const calendar = useQuery({ ...ownCalendarFor(offer), refetchOnWindowFocus: 'always' })
  const conflicts = ownConflicts(calendar.data, offer, professional)
  // Not one whose suggested rate the practice has to answer.
  const sentToFill =
    calendar.data &&
    requestsFor(calendar.data, applicableOffer.available_dates).find(
      ({ id }) => offer.sent_to_fill?.includes(id) && calendar.data.requests.get(id)?.status === 'open',
    )
  const { disabled: refusal } = actions.send ?? {}
  const canSend = actions.send !== undefined && (!refusal || refusal === 'NOT_APPROVED')
  const closedText = refusal && closedTexts[refusal]?.(applicableOffer)
  const application = ownApplication(offer)
  const live = application?.live_dates ?? []
  const draftBasis = [
    offer.revision,
    application?.uniqueAppReference,
    ...live,
    ...applicableOffer.available_dates,
  ].join()
  const aside = (
    <Stack gap="8" minWidth="0">
      <AboutOffer offer={offer} />
      <PracticeDetails practice={practice} chat={chatFor(offer)} />
    </Stack>
  )
  const [unsent, setUnsent] = useState<ApplicationDraft>()
  const send = async (draft: ApplicationDraft, onSent: () => void) => {
    const { dates, rates: chosenRates } = draft
    // It may have been withdrawn in another tab: changing it here must not apply again.
    const latestOffer = live.length > 0 && (await refetchOffer())
    if (latestOffer && ownApplication(latestOffer)?.live_dates.length === 0) return setUnsent(draft)
    setUnsent(undefined)
    apply.mutate(
      { revision: offer.revision, dates: [...dates], rates: chosenRates },
      {
        onSuccess: () => {
          onSent()
          showToast(
            live.length > 0
              ? 'Your application has been changed.'
              : 'Your application has been sent. We will notify you as soon as the practice decides.',
          )
        },
        // The calendar may have changed in the meantime.
        onError: () => void calendar.refetch(),
      },
    )
  }
  const isWithdrawing = apply.variables?.dates?.length === 0
  const withdraw = () =>
    apply.mutate(
      { revision: offer.revision, dates: [] },
      { onSuccess: () => showToast('Your application has been withdrawn.') },
    )
  return (
    <>
      <OfferPageTop offer={applicableOffer} conflicts={conflicts}>
        <ApplyError
          error={apply.error}
          wasBookedMeanwhile={isWithdrawing && (application?.confirmed_dates.length ?? 0) > 0}
        />
        {unsent && !apply.error && !closedText && (
          <Note
            kind="error"
            title={
              application?.status === 'cancelled'
                ? 'You have withdrawn this application. Apply again?'
                : 'Your application is no longer pending.'
            }
          >
            Nothing was sent. Your days and rates are kept.
          </Note>
        )}
        {closedText && !apply.error && (
          <Note title={closedText.title}>
            {closedText.reason && <Box whiteSpace="pre-line">{closedText.reason}</Box>}
          </Note>
        )}
        {!closedText && !apply.error && sentToFill && (
          <Note
            title={`${offer.company.name} has sent you a request for days of this offer.`}
            action={<TextLink to={paths.locum.request(sentToFill.id)}>View request</TextLink>}
          >
            Accept it there and you are booked at once. You don’t need to apply.
          </Note>
        )}
        {!closedText && !apply.error && (
          <WhatChanged
            offer={offer}
            title="The practice has changed this offer since you applied, so your application has ended."
          >
            Apply again if it still suits you.
          </WhatChanged>
        )}
        {!closedText && !apply.error && application && areDaysReopened(applicableOffer, application) && (
          <Note title={OPEN_AGAIN_TEXT} />
        )}
      </OfferPageTop>
      {canSend ? (
        <ApplicationForm
          key={draftBasis}
          draftBasis={draftBasis}
          offer={applicableOffer}
          usualRates={rates}
          attempt={unsent ? { dates: [...unsent.dates], rates: unsent.rates } : apply.variables}
          busy={apply.isPending}
          onApply={(draft, onSent) => void send(draft, onSent)}
          actionFor={(dates) => applicationActions(offer, professional, conflicts.factsOf(dates)).send}
          conflicts={conflicts}
          withdrawButton={
            <WithdrawApplication action={actions.withdraw} dates={live} busy={apply.isPending} onWithdraw={withdraw} />
          }
          aside={aside}
        />
      ) : (
        <Columns aside={aside}>
          <DayChoices offer={applicableOffer} draft={initialDraftOf(applicableOffer, rates, undefined)} />
        </Columns>
      )}
    </>
  )
}

/** An offer as a locum sees it, with their own application. */
export function LocumOfferPage() {
  const offerId = useDetailId()
  const { data, error, refetch } = useOffer(offerId as OfferId)
  if (data) return <LoadedOffer offer={data} refetchOffer={async () => (await refetch()).data} />
  return (
    <Page>
      <PageHeader title="Offer" back={back} />
      {error ? (
        <PageLoadError what="offer" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        [1, 2].map((at) => <ShiftCardSkeleton key={at} />)
      )}
    </Page>
  )
}
