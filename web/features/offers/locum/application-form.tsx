import { Box, Row } from '#web/ui/chakra.ts'
import { type ReactNode, useId, useState } from 'react'
import { formatRand } from '#shared/kernel/money.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton, refusalText, type ReasonTexts } from '#web/components/actions/action-button.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { payOverDays } from '#web/components/status/offer-facts.ts'
import { DraftNote } from '#web/components/forms/draft-note.tsx'
import { useInputDraft } from '#web/platform/use-draft.ts'
import type { OwnConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatWeekdays } from '#web/components/format/format-days.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import {
  type Attempt,
  hasChanges,
  type ApplicationDraft,
  initialDraftOf,
  openRateGroups,
  rateError,
} from './application-draft.ts'
import { applicationsText as text } from './applications.text.ts'
import { DayChoices } from './day-choices.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { RateFields } from './rate-fields.tsx'

const noneFree = (days: readonly LocalDate[], { isAfterExpiry }: OwnConflicts) => {
  const which = days.length === 1 ? 'this day' : 'any of these days'
  return days.every(isAfterExpiry) ? `Your registration does not cover ${which}.` : `You are not available on ${which}.`
}

interface Props {
  offer: Offer
  usualRates: DayRates
  attempt: Attempt
  busy: boolean
  /** `onSent` is called once it is sent. */
  onApply: (draft: ApplicationDraft, onSent: () => void) => void
  /** The state of the offer to which the unsent input belongs: it is not restored for another one. */
  draftBasis: string
  /** The action to send an application for these days. */
  actionFor: (dates: readonly LocalDate[]) => Action | undefined
  /** Conflicts of the offer's days with the locum's own calendar. */
  conflicts: OwnConflicts
  withdrawButton: ReactNode
  aside: ReactNode
}

/** Why the button is disabled. */
function disabledReasonFor(
  draft: ApplicationDraft,
  offer: Offer,
  usualRates: DayRates,
  conflicts: OwnConflicts,
): string | undefined {
  const open = offer.available_dates
  if (draft.dates.length === 0)
    return open.some(conflicts.isFree) ? 'Choose at least one day.' : noneFree(open, conflicts)
  if (openRateGroups(offer, usualRates).some((group) => rateError(draft.rates[group])))
    return 'Enter a rate for each type of day.'
  return hasChanges(draft, offer) ? undefined : 'No changes'
}

function submitLabel(draft: ApplicationDraft, offer: Offer): string {
  const application = ownApplication(offer)
  if (application && application.live_dates.length > 0) return 'Save changes'
  const again = application ? 'Apply again' : 'Apply'
  return draft.dates.length === 0 ? again : `${again} for ${formatWeekdays(draft.dates)}`
}

const reasonTextsFor = (dates: readonly LocalDate[], { isBooked, isUnavailable }: OwnConflicts): ReasonTexts => {
  const bookedDates = dates.filter(isBooked)
  const booked = text.booked(formatDays(bookedDates))
  const markedUnavailable = text.markedUnavailable(formatDays(dates.filter(isUnavailable)))
  return {
    NOT_APPROVED: 'You can apply once your profile is approved.',
    DAY_OFF: bookedDates.length > 0 ? `${markedUnavailable} ${booked}` : markedUnavailable,
    YOU_ARE_BOOKED: booked,
  }
}

function PaySummary({
  id,
  offer,
  draft,
  disabledReason,
}: {
  id: string
  offer: Offer
  draft: ApplicationDraft
  disabledReason: string | undefined
}) {
  const { pay, hours } = payOverDays(offer, draft.rates, draft.dates)
  return (
    <Row
      flex="1"
      wrap
      align="baseline"
      columnGap="3"
      justify={{ base: 'space-between', md: 'flex-start' }}
      aria-live="polite"
    >
      <Box id={id} color="fg.muted">
        {disabledReason ?? `You would earn · ${formatCount(draft.dates.length, 'day')}, ${formatHours(hours * 60)}`}
      </Box>
      <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatRand(pay)}
      </Box>
    </Row>
  )
}

export function ApplicationForm(props: Props) {
  const { offer, usualRates, attempt, draftBasis, busy, onApply, actionFor, conflicts, withdrawButton, aside } = props
  const [initialDraft] = useState(() => initialDraftOf(offer, usualRates, attempt))
  const [changed, change, discard] = useInputDraft<Partial<ApplicationDraft>>(`application ${offer.id}`, draftBasis, {})
  const [isRestored, setRestored] = useState(changed.dates !== undefined || changed.rates !== undefined)
  const startAgain = () => {
    discard()
    setRestored(false)
  }
  // Initially the days applied for, or every day that doesn't clash with the locum's own calendar.
  const isPending = (ownApplication(offer)?.live_dates.length ?? 0) > 0
  const draft: ApplicationDraft = {
    dates: changed.dates ?? (isPending ? initialDraft.dates : initialDraft.dates.filter(conflicts.isFree)),
    rates: changed.rates ?? initialDraft.rates,
  }
  const summaryId = useId()
  const action = actionFor(draft.dates)
  const reasonTexts = reasonTextsFor(draft.dates, conflicts)
  const disabledReason = disabledReasonFor(draft, offer, usualRates, conflicts)
  const draftWithValidRates: ApplicationDraft = {
    ...draft,
    rates: {
      ...draft.rates,
      ...Object.fromEntries(
        openRateGroups(offer, usualRates)
          .filter((group) => rateError(draft.rates[group]))
          .map((group) => [group, offer.rates[0]]),
      ),
    },
  }
  return (
    <>
      <Columns aside={aside}>
        {isRestored && <DraftNote onStartAgain={startAgain} />}
        <DayChoices
          offer={offer}
          draft={draftWithValidRates}
          conflicts={conflicts}
          onChange={({ dates }) => change(() => ({ dates }))}
        />
        <RateFields
          offer={offer}
          draft={draft}
          usualRates={usualRates}
          onChange={({ rates }) => change(() => ({ rates }))}
        />
      </Columns>
      <StickyFooter>
        <PaySummary
          id={summaryId}
          offer={offer}
          draft={draftWithValidRates}
          disabledReason={refusalText(action, reasonTexts) ?? disabledReason}
        />
        <Row wrap gap="3" css={{ '& > :last-child': { flex: { base: 1, md: 'none' } } }}>
          {withdrawButton}
          <ActionButton
            action={action}
            words={reasonTexts}
            disabledReason={disabledReason}
            explainedBy={summaryId}
            look="primary"
            busy={busy}
            onClick={() => onApply(draft, discard)}
          >
            {submitLabel(draft, offer)}
          </ActionButton>
        </Row>
      </StickyFooter>
    </>
  )
}
