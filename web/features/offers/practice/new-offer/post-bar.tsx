import { Box, Row } from '#web/ui/chakra.ts'
import { useWatch } from 'react-hook-form'
import { useId } from 'react'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { postRefusalTexts } from '#web/components/actions/post-offer.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { usePlan } from '#web/components/account/use-plan.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { EstimatePanel, formatRange } from '#web/features/offers/practice/estimate-panel.tsx'
import { newOfferActions } from '#web/features/offers/practice/offer-actions.ts'
import { plans } from '#shared/kernel/plans.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { forPeople } from '#web/features/offers/practice/estimate.ts'
import { estimateOfForm, useOfferFormContext } from './offer-form.ts'
import type { PostProgress } from './use-post-offers.ts'

function useEstimate() {
  const { control } = useOfferFormContext()
  const [request_dates, lunch, rates, headcount = 1] = useWatch({
    control,
    name: ['request_dates', 'lunch', 'rates', 'headcount'],
  })
  const estimate = estimateOfForm({ request_dates, lunch, rates }, usePlan())
  return { days: request_dates.length, headcount, rates, estimate: estimate && forPeople(estimate, headcount) }
}

export function OfferEstimate() {
  const { estimate, rates } = useEstimate()
  return <EstimatePanel estimate={estimate} budget={rates} />
}

/** Unknown whether it was posted; the next attempt has the same idempotency key. */
const isUnconfirmed = (error: Error): boolean =>
  error instanceof ApiError && (error.errorCode === 'NO_RESPONSE' || error.errorCode === 'UNSETTLED')

/** `Post the offer`, `Post the offer for 3 days`, `Post 2 offers for 3 days`. */
const postLabel = (headcount: number, days: number): string =>
  `Post ${headcount > 1 ? `${headcount} offers` : 'the offer'}${days > 1 ? ` for ${days} days` : ''}`

/** What is left to do after a failure. */
function leftAfterFailure(error: Error, { posted, total }: PostProgress): string {
  if (posted > 0)
    return `${posted} of ${formatCount(total, 'offer')} ${posted === 1 ? 'was' : 'were'} posted. Press again to post the other ${total - posted}.`
  return isUnconfirmed(error)
    ? 'What you entered is kept. You can safely try again: it will only be done once.'
    : `Your ${total > 1 ? 'offers were' : 'offer was'} not posted. What you entered is kept.`
}

interface Props {
  busy: boolean
  practice: Pick<Company, 'approved' | 'role'>
  error: Error | null
  progress: PostProgress
}

export function PostBar({ busy, practice, error, progress }: Props) {
  const { days, headcount, estimate } = useEstimate()
  const about = useId()
  const { post } = newOfferActions(practice)
  return (
    <StickyFooter flexDirection="column" alignItems="stretch" gap="3">
      {error && <FailureNote error={error}>{leftAfterFailure(error, progress)}</FailureNote>}
      <Row flexDirection={{ base: 'column', sm: 'row' }} align={{ sm: 'center' }} gap={{ base: '2', sm: '8' }}>
        <Box flex="1" fontVariantNumeric="tabular-nums">
          {estimate && (
            <div>
              <b>{formatRange(estimate.pay)}</b>{' '}
              <Box as="span" color="fg.muted">
                estimated for {formatCount(days, 'day')}
                {headcount > 1 && ` and ${headcount} people`}, plus facilitation fee{' '}
                {formatPercent(plans[estimate.plan].fee)}
              </Box>
            </div>
          )}
          {(!estimate || post?.disabled) && (
            <Box id={about} color="fg.muted">
              {refusalText(post, {
                ...postRefusalTexts,
                NOT_APPROVED: 'Your practice is pending approval. You can post once it is approved.',
              }) ?? 'Matching locums see the offer as soon as it is posted.'}
            </Box>
          )}
        </Box>
        <ActionButton
          action={post}
          explainedBy={about}
          type="submit"
          look="primary"
          minHeight="12"
          px={{ sm: '8' }}
          busy={busy}
        >
          {busy && progress.total > 1
            ? `Posting ${Math.min(progress.posted + 1, progress.total)} of ${progress.total}`
            : postLabel(headcount, days)}
        </ActionButton>
      </Row>
    </StickyFooter>
  )
}
