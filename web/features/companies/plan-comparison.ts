import type { Pricing } from '#shared/companies/plans.schema.ts'
import { breakEven, planCost, sumCosts, type PlanCost } from '#shared/bookings/plan-costs.rules.ts'
import { formatFormDate, lastDayOfMonth } from '#shared/kernel/dates.ts'
import { toCents, type Cents } from '#shared/kernel/money.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { longMonth } from '#shared/kernel/format-month.ts'

/** A month, real or an example, or all of them together. */
export interface ComparedMonth {
  name: string
  pay: Cents
  byBooking: PlanCost
  pro: PlanCost
}

const comparedMonth = (name: string, pay: Cents): ComparedMonth => ({
  name,
  pay,
  byBooking: planCost(pay, 'pay-when-you-book'),
  pro: planCost(pay, 'pro-practice'),
})

const period = (months: Pricing['months']): string => {
  const [first = '', last = ''] = [months[0]?.month, months.at(-1)?.month]
  return `from ${formatFormDate(`${first}-01`)} to ${formatFormDate(lastDayOfMonth(last))}`
}

export interface Comparison {
  title: string
  about: string
  months: ComparedMonth[]
  /** Absent from examples. */
  sum?: ComparedMonth
}

/** The practice’s months or, if it had no bookings in them, three examples. */
export function comparisonOf({ months }: Pick<Pricing, 'months'>): Comparison {
  const count = months.reduce((sum, { bookings }) => sum + bookings, 0)
  const compared = months.map(({ month, pay }) => comparedMonth(longMonth(`${month}-01`), toCents(pay)))
  if (compared.every(({ pay }) => pay === 0))
    return {
      title: 'What each would cost you',
      about: `An example: you have no bookings ${period(months)}`,
      months: [
        comparedMonth('Quiet', breakEven(true) / 2),
        comparedMonth('Usual', breakEven(true)),
        comparedMonth('Busy', breakEven(true) * 2),
      ],
    }
  return {
    title: 'What each would have cost you',
    about: `Your ${formatCount(count, 'booking')} ${period(months)}`,
    months: compared,
    sum: {
      name: 'Three months',
      pay: compared.reduce((sum, { pay }) => sum + pay, 0),
      byBooking: sumCosts(compared.map(({ byBooking }) => byBooking)),
      pro: sumCosts(compared.map(({ pro }) => pro)),
    },
  }
}

const counts = ['none', 'one', 'two']

/** `one of your last three`: in how many of them Pro would have cost less. */
export const formatProMonths = (months: readonly ComparedMonth[]): string =>
  `${counts[months.filter(({ byBooking, pro }) => pro.total < byBooking.total).length] ?? 'all'} of your last three`

/** Names at their places on the scale, in percent; those that would touch share one. */
export function scaleNames(months: readonly ComparedMonth[], most: Cents, gap: number): { name: string; at: number }[] {
  const names: { names: string[]; from: number; to: number }[] = []
  for (const { name, pay } of months.toSorted((a, b) => a.pay - b.pay)) {
    const at = (pay / most) * 100
    const last = names.at(-1)
    if (last && at - last.to < gap) Object.assign(last, { names: [...last.names, name], to: at })
    else names.push({ names: [name], from: at, to: at })
  }
  return names.map(({ names: together, from, to }) => ({ name: together.join(', '), at: (from + to) / 2 }))
}
