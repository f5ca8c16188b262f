import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { useId, useState } from 'react'
import { formatRand } from '#shared/kernel/money.ts'
import { ActionButton, refusalText, type ReasonTexts } from '#web/components/actions/action-button.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import type { LocumDays } from '#web/features/requests/requests.api.ts'
import { BookNow } from './book-now.tsx'
import { newRequestActions } from '#web/features/requests/request-actions.ts'
import { RequestError } from '#web/features/requests/request-errors.tsx'
import { newRequestText as text } from './new-request.text.ts'
import { RequestReview } from './request-review.tsx'
import type { RequestFormState } from './use-request-form.ts'

const noDays = 'Choose at least one day.'

function EstimateSummary({ form }: { form: RequestFormState }) {
  const { estimate } = form
  if (!estimate) return <Box color="fg.muted">{form.chosen.length === 0 ? noDays : text.budgetOrderError}</Box>
  return (
    <Box fontVariantNumeric="tabular-nums" aria-live="polite" flex="1" width="full">
      <Row justify="space-between" align="baseline" gap="4">
        <Box color="fg.muted">
          {estimate.factors.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Box>
        <Box textStyle="l" fontWeight="bold" whiteSpace="nowrap">
          <Small as="span" fontWeight="normal">
            about{' '}
          </Small>
          {formatRand(estimate.pay)}
        </Box>
      </Row>
      <Row justify="space-between" gap="4" textStyle="s" color="fg.muted">
        <span>plus facilitation fee {formatPercent(estimate.feeShare)}</span>
        <span>{formatRand(estimate.fee)}</span>
      </Row>
    </Box>
  )
}

const words: ReasonTexts = {
  NOT_APPROVED: 'Your practice is pending approval. You can request locums once it is approved.',
}

interface Props {
  form: RequestFormState
  professional: PublicProfessional
  days: LocumDays
  approved: boolean
}

export function RequestFooter({ form, professional, days, approved }: Props) {
  const { name } = professional
  const count = form.chosen.length
  const summary = useId()
  const [reviewing, setReviewing] = useState(false)
  const { send } = newRequestActions({ approved }, form.chosenDays)
  const reason = refusalText(send, words)
  return (
    <StickyFooter
      flexDirection={{ base: 'column', md: 'column' }}
      alignItems={{ md: 'stretch' }}
      gap={{ base: '3', md: '3' }}
      px={{ md: '6' }}
      pt={{ md: '4' }}
      pb={{ md: '4' }}
    >
      {!reviewing && <RequestError error={form.error} when="asking" />}
      <div id={summary}>{reason ? <Box color="fg.muted">{reason}</Box> : <EstimateSummary form={form} />}</div>
      <ActionButton
        action={send}
        words={words}
        disabledReason={form.complete ? undefined : count === 0 ? noDays : text.budgetOrderError}
        explainedBy={summary}
        look="primary"
        minHeight="12"
        onClick={() => setReviewing(true)}
      >
        {count > 0 ? `Request ${formatCount(count, 'day')} from ${name}` : `Request days from ${name}`}
      </ActionButton>
      <BookNow form={form} professional={professional} days={days} />
      <RequestReview form={form} professional={professional} open={reviewing} onClose={() => setReviewing(false)} />
    </StickyFooter>
  )
}
