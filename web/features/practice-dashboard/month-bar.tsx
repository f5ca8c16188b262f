import { useQuery } from '@tanstack/react-query'
import { monthOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { plans } from '#shared/kernel/plans.ts'
import { chakra } from '#web/ui/chakra.ts'
import { type Cents, formatRand } from '#shared/kernel/money.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { longMonth } from '#shared/kernel/format-month.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { monthTotals } from './dashboard-facts.ts'
import { earlierThisMonth } from './practice-dashboard.api.ts'

const Bar = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    justifyContent: 'space-between',
    gap: { base: '1', lg: '4' },
    px: '5',
    py: '3',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'l',
    bg: 'bg.subtle',
    '& > div': { display: 'flex', gap: '2.5', justifyContent: { base: 'space-between', lg: 'flex-start' } },
  },
})
const Label = chakra('dt', { base: { color: 'fg.muted' } })
const Amount = chakra('dd', { base: { fontWeight: 'bold', whiteSpace: 'nowrap' } })

const Waiting = () => <Skeleton width="80px" height="1lh" />

/** `ahead`: the bookings from yesterday on, once all that are included have loaded. */
export function MonthBar({ today, ahead }: { today: LocalDate; ahead: readonly Booking[] | undefined }) {
  const { company } = useActiveCompany()
  const { data: earlier, error, refetch } = useQuery(earlierThisMonth(company.id, today))
  const month = monthOf(today)
  // A night shift may be in both.
  const bookings = earlier && ahead && [...new Map([...earlier, ...ahead].map((one) => [one.id, one])).values()]
  const totals = bookings && monthTotals(bookings, month)
  const shares = plans[usePlan()]
  // Bookings keep the plan that they were made under: a month may have both, and so no single share.
  const share = (of: number, amount: Cents | undefined) =>
    totals && Math.abs(totals.pay * of - (amount ?? 0)) <= totals.pay / 1_000 ? ` ${formatPercent(of)}` : ''
  const amounts: [string, Cents | undefined][] = [
    ['Locum pay', totals?.pay],
    [`Facilitation fee${share(shares.fee, totals?.fee)}`, totals?.fee],
    ...(shares.credits > 0 || totals?.credits
      ? [
          [`Credits you earn${share(shares.credits, totals?.credits)}`, totals?.credits] satisfies [
            string,
            Cents | undefined,
          ],
        ]
      : []),
  ]
  if (error && !earlier) return <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <Bar aria-label={`Totals for ${longMonth(`${month}-01`)}`}>
      <div>
        <Label color="fg" fontWeight="bold">
          Booked in {longMonth(`${month}-01`)}
        </Label>
        <Amount fontWeight="normal" color="fg.muted">
          {totals ? formatCount(totals.days, 'day') : <Waiting />}
        </Amount>
      </div>
      {amounts.map(([label, cents]) => (
        <div key={label}>
          <Label>{label}</Label>
          <Amount>{cents === undefined ? <Waiting /> : formatRand(cents)}</Amount>
        </div>
      ))}
    </Bar>
  )
}
