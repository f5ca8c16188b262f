import { rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import { plans } from '#shared/kernel/plans.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { Section } from '#web/ui/page.tsx'
import { type Sum, SumList } from '#web/ui/sum-list.tsx'
import type { Estimate, MoneyRange } from './estimate.ts'

export const formatRange = ({ from, to }: MoneyRange): string =>
  from === to ? formatRand(from) : `${formatRand(from)} – ${formatRand(to)}`

/** What an estimate waits for. */
function formatMissing(from: number, to: number): string {
  if (to <= 0) return 'Choose days and enter a budget to see the estimated cost.'
  return from > to ? 'Budget to cannot be less than budget from.' : 'Choose days to see the estimated cost.'
}

interface Props {
  estimate: Estimate | undefined
  budget: readonly [string, string]
}

const sumsOf = ({ plan, lines, pay, fee, total, credits }: Estimate, [from, to]: Props['budget']): Sum[] => [
  ...lines.map(({ group, hours, pay: part }) => ({
    label: `${rateGroupLabels[group]} · ${formatHours(hours * 60)} × ${formatRate(Number(from), Number(to))}`,
    amount: formatRange(part),
  })),
  { label: 'Locum pay', amount: formatRange(pay), strong: true },
  { label: `Facilitation fee ${formatPercent(plans[plan].fee)}`, amount: formatRange(fee) },
  { label: 'Total cost', amount: formatRange(total), strong: true },
  ...(plans[plan].credits > 0
    ? [{ label: `Credits you earn ${formatPercent(plans[plan].credits)}`, amount: formatRange(credits), quiet: true }]
    : []),
]

/** The estimated cost of an offer; undefined until days and budget are entered. */
export function EstimatePanel({ estimate, budget }: Props) {
  return (
    <Section title="Estimated cost">
      <Box borderTop="1px solid" borderColor="border" pt="2">
        {estimate ? (
          <>
            <SumList sums={sumsOf(estimate, budget)} />
            <Small mt="3">
              You pay the locum’s own rate for that day, within your budget. Posting is free: the fee is only due once
              you book. You pay the locum directly. The facilitation fee is invoiced separately; no payment is made
              here.
            </Small>
          </>
        ) : (
          <Box color="fg.muted" py="1.5">
            {formatMissing(Number(budget[0]), Number(budget[1]))}
          </Box>
        )}
      </Box>
    </Section>
  )
}
