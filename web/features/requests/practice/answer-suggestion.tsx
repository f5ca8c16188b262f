import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { DayPay } from '#shared/bookings/pay.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { formatDays, formatRateLine } from '#web/components/format/format-days.ts'
import { ReasonDialog } from '#web/components/actions/reason-dialog.tsx'
import { payOverDays, locumName } from '#web/components/status/offer-facts.ts'
import { budgetBeyondOffer, payOfRequest, candidateIn } from '#web/components/status/request-status.ts'
import { useConfirmDialog } from '#web/components/actions/use-confirm-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { suggestionActions } from '#web/features/requests/request-actions.ts'
import { useAcceptSuggestedRate, useDeclineSuggestedRate } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import { useMemberRole } from '#web/components/account/account.api.ts'

const sentences = {
  againstBudget: ([lowest, highest]: readonly [number, number], [from, to]: readonly [string, string]) => {
    const budget = `your budget of ${formatRate(Number(from), Number(to))}`
    if (highest > Number(to))
      return `${lowest < highest ? 'Up to ' : ''}${formatRate(highest - Number(to))} above ${budget}.`
    return highest < Number(from) ? `Below ${budget}.` : `Within ${budget}.`
  },
  suggestedTotal: (total: string, more: number) =>
    `${total} for the locum in all, ${more === 0 ? 'as you offered' : `${formatRand(Math.abs(more))} ${more > 0 ? 'more' : 'less'} than you offered`}.`,
}

/** The suggested rates beside the budget, or beside the rates offered where no budget was entered. */
function formatComparison(offer: Offer, suggested: DayPay, offered: DayPay): string {
  const budget = budgetBeyondOffer(offer)
  const rates = suggested.parts.map(({ rate }) => Number(rate))
  return budget
    ? sentences.againstBudget([Math.min(...rates), Math.max(...rates)], budget)
    : `You offered ${formatRateLine(offered.parts)}.`
}

/** The rate that the locum has suggested, with the practice's answers to it. */
export function AnswerSuggestion({ offer }: { offer: Offer }) {
  const candidate = candidateIn(offer)
  const { counter_offer: counter, live_dates: live } = candidate
  const accept = useAcceptSuggestedRate(offer)
  const { openDialog, confirm, dialog } = useConfirmDialog(
    useDeclineSuggestedRate(offer),
    'Declined. The locum has been notified.',
  )
  const actions = suggestionActions(offer, useMemberRole())
  if (!counter || !actions.accept) return null
  const [suggested, offered] = [payOfRequest(offer, live), payOverDays(offer, candidate.rates, live)]
  const [name, rate] = [locumName(candidate), formatRateLine(suggested.parts)]
  return (
    <Stack
      as="section"
      aria-label={`Rate suggested by ${name}`}
      bg="bg.subtle"
      border="1px solid"
      borderColor="border"
      borderRadius="m"
      p="4"
      gap="3"
    >
      <div>
        <b>
          {name} would work {formatDays(live)} for {rate}
        </b>
        <div>{formatComparison(offer, suggested, offered)}</div>
        <Box color="fg.muted">{sentences.suggestedTotal(formatRand(suggested.pay), suggested.pay - offered.pay)}</Box>
        {counter.message && (
          <Box whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="text">
            {counter.message}
          </Box>
        )}
      </div>
      <FailureNote error={accept.error} />
      <Row wrap gap="3">
        <ActionButton
          action={actions.accept}
          look="primary"
          busy={accept.isPending}
          onClick={() =>
            accept.mutate(
              { version: candidate.version },
              { onSuccess: () => showToast(`${name} is booked. You can now see each other’s contact details.`) },
            )
          }
        >
          {`Accept ${rate}`}
        </ActionButton>
        <ActionButton action={actions.decline} look="danger" onClick={openDialog}>
          {text.decline}
        </ActionButton>
      </Row>
      <ReasonDialog
        about={`${offer.id} suggestion`}
        {...dialog}
        title={`Decline ${rate}?`}
        confirmLabel="Decline suggestion"
        keepLabel="Keep suggestion"
        reason={{ label: 'Reason', hint: `${name} will see this.` }}
        onConfirm={(status_reason) => confirm({ status_reason })}
      >
        Nothing is booked, and the request ends. You can send a new one.
      </ReasonDialog>
    </Stack>
  )
}
