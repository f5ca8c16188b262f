import { Box, Row } from '#web/ui/chakra.ts'
import { type ReactNode, useId, useState } from 'react'
import { formatRand } from '#shared/kernel/money.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { ownApplication } from '#shared/offers/near-me.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton, disabledReason, type ReasonTexts } from '#web/components/actions/action-button.tsx'
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
  initialApplication,
  openRateGroups,
  rateError,
} from './application-draft.ts'
import { applicationsText as text } from './applications.text.ts'
import { DayChoices } from './day-choices.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { RateFields } from './rate-fields.tsx'

const noneFree = (days: number) =>
  days === 1 ? 'You are not available on this day.' : 'You are not available on any of these days.'

interface Props {
  offer: Offer
  usual: DayRates
  attempt: Attempt
  busy: boolean
  /** `onSent` is called once it is sent. */
  onApply: (draft: ApplicationDraft, onSent: () => void) => void
  /** What the unsent input is about; input about anything else is not restored. */
  version: string
  /** The action to send an application for these days. */
  actionFor: (dates: readonly LocalDate[]) => Action | undefined
  /** Conflicts of the offer's days with the locum's own calendar. */
  own: OwnConflicts
  withdraw: ReactNode
  aside: ReactNode
}

/** Why the button is disabled. */
function sendBlocker(draft: ApplicationDraft, offer: Offer, usual: DayRates, own: OwnConflicts): string | undefined {
  if (draft.dates.length === 0)
    return offer.available_dates.some(own.isFree) ? 'Choose at least one day.' : noneFree(offer.available_dates.length)
  if (openRateGroups(offer, usual).some((group) => rateError(draft.rates[group])))
    return 'Enter a rate for each type of day.'
  return hasChanges(draft, offer) ? undefined : 'No changes'
}

function submitLabel(draft: ApplicationDraft, offer: Offer): string {
  const application = ownApplication(offer)
  if (application && application.live_dates.length > 0) return 'Save changes'
  const again = application ? 'Apply again' : 'Apply'
  return draft.dates.length === 0 ? again : `${again} for ${formatWeekdays(draft.dates)}`
}

const reasonTextsFor = (dates: readonly LocalDate[], own: OwnConflicts): ReasonTexts => {
  const taken = dates.filter(own.isTaken)
  const booked = text.booked(formatDays(taken))
  const markedUnavailable = text.markedUnavailable(formatDays(dates.filter(own.isOff)))
  return {
    NOT_APPROVED: 'You can apply once your profile is approved.',
    DAY_OFF: taken.length > 0 ? `${markedUnavailable} ${booked}` : markedUnavailable,
    YOU_ARE_BOOKED: booked,
  }
}

function PaySummary({
  id,
  offer,
  draft,
  hint,
}: {
  id: string
  offer: Offer
  draft: ApplicationDraft
  hint: string | undefined
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
        {hint ?? `You would earn · ${formatCount(draft.dates.length, 'day')}, ${formatHours(hours * 60)}`}
      </Box>
      <Box textStyle="l" fontWeight="bold" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatRand(pay)}
      </Box>
    </Row>
  )
}

export function ApplicationForm(props: Props) {
  const { offer, usual, attempt, version, busy, onApply, actionFor, own, withdraw, aside } = props
  const [first] = useState(() => initialApplication(offer, usual, attempt))
  const [changed, change, discard] = useInputDraft<Partial<ApplicationDraft>>(`application ${offer.id}`, version, {})
  const [isRestored, setRestored] = useState(changed.dates !== undefined || changed.rates !== undefined)
  const startAgain = () => {
    discard()
    setRestored(false)
  }
  // Initially the days applied for, or every day that doesn't clash with the locum's own calendar.
  const isPending = (ownApplication(offer)?.live_dates.length ?? 0) > 0
  const draft: ApplicationDraft = {
    dates: changed.dates ?? (isPending ? first.dates : first.dates.filter(own.isFree)),
    rates: changed.rates ?? first.rates,
  }
  const summary = useId()
  const action = actionFor(draft.dates)
  const words = reasonTextsFor(draft.dates, own)
  const hint = sendBlocker(draft, offer, usual, own)
  const payableDraft: ApplicationDraft = {
    ...draft,
    rates: {
      ...draft.rates,
      ...Object.fromEntries(
        openRateGroups(offer, usual)
          .filter((group) => rateError(draft.rates[group]))
          .map((group) => [group, offer.rates[0]]),
      ),
    },
  }
  return (
    <>
      <Columns aside={aside}>
        {isRestored && <DraftNote onStartAgain={startAgain} />}
        <DayChoices offer={offer} draft={payableDraft} own={own} onChange={({ dates }) => change(() => ({ dates }))} />
        <RateFields offer={offer} draft={draft} usual={usual} onChange={({ rates }) => change(() => ({ rates }))} />
      </Columns>
      <StickyFooter>
        <PaySummary id={summary} offer={offer} draft={payableDraft} hint={disabledReason(action, words) ?? hint} />
        <Row wrap gap="3" css={{ '& > :last-child': { flex: { base: 1, md: 'none' } } }}>
          {withdraw}
          <ActionButton
            action={action}
            words={words}
            missing={hint}
            explainedBy={summary}
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
