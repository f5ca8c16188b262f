import { rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import { plans, standardPlan } from '#shared/kernel/plans.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import { formatPercent } from '#web/components/format/format-words.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { Section } from '#web/ui/page.tsx'
import { SumList } from '#web/ui/sum-list.tsx'
import type { Estimate, MoneyRange } from './estimate.ts'

export const formatRange = ({ from, to }: MoneyRange): string =>
  from === to ? formatRand(from) : `${formatRand(from)} – ${formatRand(to)}`

const feeRates = plans[standardPlan]

/** What an estimate waits for. */
function formatMissing(from: number, to: number): string {
  if (to <= 0) return 'Choose days and enter a budget to see the estimated cost.'
  return from > to ? 'Budget to cannot be less than budget from.' : 'Choose days to see the estimated cost.'
}

interface Props {
  estimate: Estimate | undefined
  budget: readonly [string, string]
}

/** The estimated cost of an offer; undefined until days and budget are entered. */
export function EstimatePanel({ estimate, budget: [from, to] }: Props) {
  return (
    <Section title="Estimated cost">
      <Box borderTop="1px solid" borderColor="border" pt="2">
        {estimate ? (
          <>
            <SumList
              sums={[
                ...estimate.lines.map(({ group, hours, pay }) => ({
                  label: `${rateGroupLabels[group]} · ${formatHours(hours * 60)} × ${formatRate(Number(from), Number(to))}`,
                  amount: formatRange(pay),
                })),
                { label: 'Locum pay', amount: formatRange(estimate.pay), strong: true },
                { label: `Facilitation fee ${formatPercent(feeRates.fee)}`, amount: formatRange(estimate.fee) },
                { label: 'Total cost', amount: formatRange(estimate.total), strong: true },
                {
                  label: `Credits you earn ${formatPercent(feeRates.credits)}`,
                  amount: formatRange(estimate.credits),
                  quiet: true,
                },
              ]}
            />
            <Small mt="3">
              You pay the locum’s own rate for that day, within your budget. Posting is free: the fee is only due once
              you book. You pay the locum directly. The facilitation fee is invoiced separately; no payment is made
              here.
            </Small>
          </>
        ) : (
          <Box color="fg.muted" py="1.5">
            {formatMissing(Number(from), Number(to))}
          </Box>
        )}
      </Box>
    </Section>
  )
}
