import { plans, standardPlan } from '#shared/kernel/plans.ts'
import { chakra } from '#web/ui/chakra.ts'
import { formatRand } from '#shared/kernel/money.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatPercent } from '#web/components/format/format-words.ts'
import { type Cost, costOfDays } from './applicants.ts'
import { applicantForCost, type ChosenDays } from './choice.ts'

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

const shares = plans[standardPlan]
const rows: readonly { label: string; amount: keyof Cost; total?: true }[] = [
  { label: 'Locum pay', amount: 'pay' },
  { label: `Facilitation fee ${formatPercent(shares.fee)}`, amount: 'fee' },
  { label: 'Cost per day', amount: 'total', total: true },
  { label: `Credits you earn ${formatPercent(shares.credits)}`, amount: 'credits' },
]

/** The cost of each day with the booked or chosen applicant. */
export function CostRows({ offer, chosen: days }: { offer: Offer; chosen: readonly ChosenDays[] }) {
  const costs = offer.request_dates.map(({ date }) => {
    const payee = applicantForCost(offer, date, days)
    const chosen = days.some(({ dates }) => dates.includes(date))
    return { date, chosen, cost: payee && costOfDays(offer, payee, [date]) }
  })
  return (
    <Foot>
      {rows.map(({ label, amount, total }) => (
        <tr key={label} data-total={total}>
          <th scope="row">{label}</th>
          {costs.map(({ date, chosen, cost }) => (
            <td key={date} data-quiet={chosen ? undefined : ''}>
              {cost ? formatRand(cost[amount]) : '–'}
            </td>
          ))}
        </tr>
      ))}
    </Foot>
  )
}
