import { plans, standardPlan } from '#shared/kernel/plans.ts'
import { chakra } from '#web/ui/chakra.ts'
import { type Cents, formatRand } from '#shared/kernel/money.ts'
import { formatPercent } from '#web/components/format-percent.ts'
import { formatCount, longMonth } from '#web/components/format-shift.ts'

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

export function MonthBar({
  month,
  days,
  pay,
  fee,
  credits,
}: {
  month: string
  days: number
  pay: Cents
  fee: Cents
  credits: Cents
}) {
  const shares = plans[standardPlan]
  const amounts: [string, Cents][] = [
    ['Locum pay', pay],
    [`Facilitation fee ${formatPercent(shares.fee)}`, fee],
    [`Credits you earn ${formatPercent(shares.credits)}`, credits],
  ]
  return (
    <Bar aria-label={`Totals for ${longMonth(`${month}-01`)}`}>
      <div>
        <Label color="fg" fontWeight="bold">
          Booked in {longMonth(`${month}-01`)}
        </Label>
        <Amount fontWeight="normal" color="fg.muted">
          {formatCount(days, 'day')}
        </Amount>
      </div>
      {amounts.map(([label, cents]) => (
        <div key={label}>
          <Label>{label}</Label>
          <Amount>{formatRand(cents)}</Amount>
        </div>
      ))}
    </Bar>
  )
}
