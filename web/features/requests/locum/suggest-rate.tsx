import { rateGroupPlurals, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { LOCUM_RATE_STEP } from '#shared/professionals/rates.rules.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays, formatRateLine, formatWeekdays } from '#web/components/format/format-days.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { LeaveGuard } from '#web/components/forms/leave-guard.tsx'
import type { Action } from '#web/components/actions/lifecycle-actions.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { budgetBeyondOffer, candidateIn } from '#web/components/status/request-status.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { Note } from '#web/ui/note.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useSuggestRate } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import { type Suggestion, suggestionFor, type TypedRates } from './suggestion.ts'

const aboveBudget = (from: string, to: string) =>
  `Above the practice’s budget of ${formatRate(Number(from), Number(to))}. They are more likely to decline it.`

/** What a locum has entered; kept while they look at their other answers. */
export function useSuggestion() {
  const [typed, setTyped] = useState<TypedRates>({})
  const [message, setMessage] = useState('')
  return { typed, setTyped, message, setMessage, isEmpty: message === '' && Object.keys(typed).length === 0 }
}

/** What the chosen days pay as offered and at the suggested rates. */
function Comparison({
  suggestion: { offered, suggested, isComplete },
  days,
}: {
  suggestion: Suggestion
  days: number
}) {
  const more = suggested.pay - offered.pay
  return (
    <Box fontVariantNumeric="tabular-nums" aria-live="polite">
      <SumList
        sums={[
          { label: `Offered at ${formatRateLine(offered.parts)}`, amount: formatRand(offered.pay) },
          {
            label: `${text.wouldEarn} · ${formatCount(days, 'day')}, ${formatHours(suggested.hours * 60)}`,
            amount: isComplete ? formatRand(suggested.pay) : '–',
            strong: true,
          },
        ]}
      />
      <Box textAlign="right" fontWeight="bold" color={more > 0 ? 'status.available.fg' : 'fg.muted'}>
        {isComplete &&
          (more === 0 ? 'The same as offered' : `${formatRand(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`)}
      </Box>
    </Box>
  )
}

interface Props {
  offer: Offer
  chosen: readonly LocalDate[]
  action: Action | undefined
  entered: ReturnType<typeof useSuggestion>
}

function RateFields({ suggestion: { kinds }, entered }: { suggestion: Suggestion } & Pick<Props, 'entered'>) {
  return kinds.map(({ group, offered, rate }) => (
    <RateField
      key={group}
      label={kinds.length > 1 ? `Your rate on ${rateGroupInSentence(rateGroupPlurals[group])}` : 'Your rate'}
      {...(kinds.length > 1 && { hint: `Offered: ${formatRate(Number(offered))}` })}
      step={LOCUM_RATE_STEP}
      value={rate}
      onChange={(next) => entered.setTyped((before) => ({ ...before, [group]: next }))}
    />
  ))
}

const missingIn = ({ isComplete, isSame }: Suggestion): string | undefined =>
  isComplete
    ? isSame
      ? 'This is what is offered. Change the rate, or accept the request.'
      : undefined
    : 'Enter your rate.'

/** `Suggest R 410/h for Tuesday and Wednesday` */
const suggestLabel = ({ suggested, isComplete }: Suggestion, chosen: readonly LocalDate[]): string =>
  chosen.length === 0 || !isComplete
    ? text.suggestRate
    : `Suggest ${formatRateLine(suggested.parts)} for ${chosen.length > 2 ? formatCount(chosen.length, 'day') : formatWeekdays(chosen)}`

/** The locum's own rates for the chosen days, beside what is offered, with a word to the practice. */
export function SuggestRate({ offer, chosen, action, entered }: Props) {
  const suggest = useSuggestRate(offer)
  const { live_dates: live } = candidateIn(offer)
  const suggestion = suggestionFor(offer, chosen.length > 0 ? chosen : live, entered.typed)
  const { kinds, body } = suggestion
  const budget = budgetBeyondOffer(offer)
  const rest = live.filter((date) => !chosen.includes(date))
  const send = () =>
    // A promise, because success takes this away, and the mutation’s own callbacks with it.
    void suggest
      .mutateAsync({ ...body, message: entered.message.trim(), dates: [...chosen], revision: offer.revision })
      .then(
        () => {
          showToast('Your rate has been sent. The practice has been notified.')
          window.scrollTo({ top: 0 })
        },
        () => undefined,
      )
  return (
    <>
      <Stack gap="3" overflowY="auto" maxHeight="46dvh" px="1" mx="-1">
        <Box display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} columnGap="8">
          <Stack gap="3" alignContent="start">
            <RateFields suggestion={suggestion} entered={entered} />
          </Stack>
          <Stack gap="3" alignContent="start">
            <Comparison suggestion={suggestion} days={chosen.length} />
            {budget && kinds.some(({ rate }) => Number(rate) > Number(budget[1])) && (
              <Note>{aboveBudget(...budget)}</Note>
            )}
          </Stack>
        </Box>
        <TextAreaField
          label={`Message to ${offer.company.name}`}
          optional
          maxLength={500}
          rows={2}
          minHeight="72px"
          value={entered.message}
          onChange={(event) => entered.setMessage(event.currentTarget.value)}
        />
        <Box color="fg.muted">
          Nothing is booked until the practice accepts your rate. You can suggest a rate once.{' '}
          {chosen.length > 0 && rest.length > 0 && <b>{text.restDeclined(formatDays(rest))}</b>}
        </Box>
      </Stack>
      <FailureNote error={suggest.error}>{errorDetails(suggest.error).sentences.join(' ')}</FailureNote>
      <ActionButton
        action={action}
        words={{
          NOT_APPROVED: text.notApprovedYet,
          DATE_NOT_OPEN: 'Choose the days that you would work at your rate.',
        }}
        disabledReason={missingIn(suggestion)}
        look="primary"
        minHeight="12"
        busy={suggest.isPending}
        onClick={send}
      >
        {suggestLabel(suggestion, chosen)}
      </ActionButton>
      {!entered.isEmpty && <LeaveGuard dirty unsent />}
    </>
  )
}
