import { plans } from '#shared/kernel/plans.ts'
import { chakra } from '#web/ui/chakra.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import type { Cost } from '#web/features/offers/practice/estimate.ts'
import { planOfOffer } from '#web/components/status/offer-facts.ts'
import { costOfDays } from './applicants.ts'
import { applicantForCost, type SelectedApplicant } from './selection.ts'

const Foot = chakra('tfoot', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& td, & th': { height: '30px', px: '4' },
    '& td': { textAlign: 'right', whiteSpace: 'nowrap' },
    '& th': { color: 'fg.muted' },
    '& tr:first-child > *': { borderTop: '1px solid', borderColor: 'border.emphasized', height: '38px', pt: '1.5' },
    '& [data-total] > *': {
      borderTop: '1px solid',
      borderColor: 'border',
      height: '36px',
      color: 'fg',
      fontWeight: 'bold',
    },
    '& [data-quiet]': { color: 'fg.subtle', fontWeight: 'normal !important' },
  },
})

function rowsOf(offer: Offer): { label: string; amount: keyof Cost; total?: true }[] {
  const { fee, credits } = plans[planOfOffer(offer)]
  return [
    { label: 'Locum pay', amount: 'pay' },
    { label: `Facilitation fee ${formatPercent(fee)}`, amount: 'fee' },
    { label: 'Cost per day', amount: 'total', total: true },
    ...(credits > 0 ? [{ label: `Credits you earn ${formatPercent(credits)}`, amount: 'credits' } as const] : []),
  ]
}

/** The cost of each day with the booked or selected applicant. */
export function CostRows({ offer, selections }: { offer: Offer; selections: readonly SelectedApplicant[] }) {
  const costs = offer.request_dates.map(({ date }) => {
    const payee = applicantForCost(offer, date, selections)
    const isSelected = selections.some(({ dates }) => dates.includes(date))
    return { date, isSelected, cost: payee && costOfDays(offer, payee, [date]) }
  })
  return (
    <Foot>
      {rowsOf(offer).map(({ label, amount, total }) => (
        <tr key={label} data-total={total}>
          <th scope="row">{label}</th>
          {costs.map(({ date, isSelected, cost }) => (
            <td key={date} data-quiet={isSelected ? undefined : ''}>
              {cost ? formatRand(cost[amount]) : '–'}
            </td>
          ))}
        </tr>
      ))}
    </Foot>
  )
}
