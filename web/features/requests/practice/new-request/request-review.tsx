import { formatRand, formatRate } from '#shared/kernel/money.ts'
import { responseWindowOf } from '#shared/offers/response-window.rules.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { RequestFacts } from '#web/components/status/request-facts.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import { RequestError } from '#web/features/requests/request-errors.tsx'
import { newRequestText as text } from './new-request.text.ts'
import type { RequestFormState } from './use-request-form.ts'

const budgetOf = ([from, to]: readonly [string, string]) => `${formatRate(Number(from), Number(to))}, your budget`

interface Props {
  form: RequestFormState
  professional: PublicProfessional
  open: boolean
  onClose: () => void
}

/** All of a request, once more before it is sent. */
export function RequestReview({ form, professional: { name, profession }, open, onClose }: Props) {
  const { draft, estimate } = form
  const { until } = responseWindowOf(draft.respondHours, draft.days, useMinute())
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Send this request to ${name}?`}
      confirmLabel="Send request"
      keepLabel="Change it"
      look="primary"
      busy={form.busy}
      failure={<RequestError error={form.error} when="asking" />}
      onConfirm={form.send}
    >
      <Stack gap="3">
        <RequestFacts
          who={`${name} · ${profession}`}
          days={draft.days}
          lunch={draft.lunch}
          pay={draft.budget ? budgetOf(draft.budget) : text.usualRatesOf(name)}
          notes={draft.notes.trim()}
          respondBy={until}
        />
        {estimate && (
          <Box fontVariantNumeric="tabular-nums">
            <SumList
              sums={[
                { label: estimate.factors.join(', '), amount: formatRand(estimate.pay) },
                {
                  label: `${text.facilitationFee} ${formatPercent(estimate.feeShare)}`,
                  amount: formatRand(estimate.fee),
                },
                { label: 'Total, estimated', amount: formatRand(estimate.pay + estimate.fee), strong: true },
              ]}
            />
          </Box>
        )}
        <Small>Once {name} accepts, they are booked. Until then you can change or withdraw the request.</Small>
      </Stack>
    </ConfirmDialog>
  )
}
