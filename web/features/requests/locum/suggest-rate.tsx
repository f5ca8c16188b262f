import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate, MAX_RATE } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { LOCUM_RATE_STEP } from '#shared/professionals/rates.rules.ts'
import { ActionButton } from '#web/components/action-button.tsx'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatCount, formatDays, formatWeekdays } from '#web/components/format-shift.ts'
import { LeaveGuard } from '#web/components/leave-guard.tsx'
import type { Action } from '#web/components/lifecycle-actions.ts'
import { payOverDays } from '#web/components/offer-facts.ts'
import { RateField } from '#web/components/rate-field.tsx'
import { payOfRequest, requestIn } from '#web/components/request-status.ts'
import { useConfirmation } from '#web/components/use-confirmation.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Note } from '#web/ui/note.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { useSuggestRate } from '#web/features/requests/requests.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'

/** What the chosen days pay as offered and at the suggested rate. */
function Comparison({ offer, chosen, rate }: { offer: Offer; chosen: readonly LocalDate[]; rate: string }) {
  const offered = payOverDays(offer, requestIn(offer).rates, chosen)
  const suggested = payOfRequest(offer, chosen, rate)
  const more = suggested.pay - offered.pay
  return (
    <>
      <SumList
        sums={[
          { label: text.asOffered, amount: formatRand(offered.pay) },
          {
            label: `${text.wouldEarn} · ${formatCount(chosen.length, 'day')}, ${formatHours(suggested.hours * 60)}`,
            amount: formatRand(suggested.pay),
            strong: true,
          },
        ]}
      />
      <Box textAlign="right" fontWeight="bold" color={more > 0 ? 'status.available.fg' : 'fg.muted'}>
        {more === 0 ? text.sameAsOffered : `${formatRand(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`}
      </Box>
    </>
  )
}

const whyNot = (rate: string, isSame: boolean): string =>
  Number(rate) < 1 ? 'Enter your rate' : isSame ? text.acceptInstead : 'This rate is too high'

interface Props {
  offer: Offer
  chosen: readonly LocalDate[]
  action: Action | undefined
}

/** The locum's own rate for the chosen days, with a word to the practice. */
export function SuggestRate({ offer, chosen, action }: Props) {
  const [rate, setRate] = useState<string>(() => requestIn(offer).rates.weekdays)
  const [message, setMessage] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const suggest = useSuggestRate(offer)
  const atTop = {
    ...suggest,
    mutateAsync: async (body: Parameters<typeof suggest.mutateAsync>[0]) => {
      await suggest.mutateAsync(body)
      window.scrollTo({ top: 0 })
    },
  }
  const { openDialog, confirm, dialog } = useConfirmation(atTop, text.rateSuggested)
  const { open, onClose, busy, failure } = dialog
  const isSame = payOfRequest(offer, chosen, rate || '0').pay === payOverDays(offer, requestIn(offer).rates, chosen).pay
  const isPossible = Number(rate) >= 1 && Number(rate) <= MAX_RATE && !isSame
  const error = !submitted || isPossible ? undefined : whyNot(rate, isSame)
  const rest = requestIn(offer).live_dates.filter((date) => !chosen.includes(date))
  const send = () => {
    setSubmitted(true)
    if (isPossible) confirm({ rate, message: message.trim(), dates: [...chosen], revision: offer.revision })
  }
  const days = chosen.length > 2 ? formatCount(chosen.length, 'day') : formatWeekdays(chosen)
  return (
    <>
      <ActionButton action={action} onClick={openDialog}>
        {text.suggestRate}
      </ActionButton>
      <Dialog
        open={open}
        onClose={() => !busy && onClose()}
        title={text.suggestRate}
        lead={formatDays(chosen)}
        failure={failure}
        footer={
          <>
            <Button onClick={onClose} disabled={busy}>
              Close
            </Button>
            <Button look="primary" busy={busy} onClick={send}>
              {`Suggest ${formatRate(Number(rate || 0))} for ${days}`}
            </Button>
          </>
        }
      >
        <Box display="grid" gap="4">
          <RateField
            label={text.yourRate}
            hint={text.rateSteps}
            step={LOCUM_RATE_STEP}
            value={rate}
            error={error}
            onChange={setRate}
          />
          <Comparison offer={offer} chosen={chosen} rate={rate || '0'} />
          {Number(rate) > Number(offer.rates[1]) && <Note>{text.aboveBudget(...offer.rates)}</Note>}
          <TextAreaField
            label={text.word(offer.company.name)}
            optional
            maxLength={500}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Box color="fg.muted">
            {text.suggestionWaits} {rest.length > 0 && <b>{text.restDeclined(formatDays(rest))}</b>}
          </Box>
        </Box>
      </Dialog>
      {open && message !== '' && <LeaveGuard dirty unsent />}
    </>
  )
}
