import type { Attention, AttentionItem } from '#shared/admin/attention.contract.ts'
import type { AttentionKind } from '#shared/admin/attention-kinds.ts'
import { formatCardDate, todayAt } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { kinds } from '#web/components/review/attention.ts'

export interface GroupCount {
  count: number
  /** There are further ones, which are not counted. */
  more: boolean
  oldest: string | undefined
}

/** How many of a group wait, and since when the first. */
export function countOf({ counts }: Attention, of: readonly AttentionKind[]): GroupCount {
  const found = counts.filter(({ kind }) => of.includes(kind))
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    more: found.some(({ more }) => more),
    oldest: found.flatMap(({ oldest }) => oldest ?? []).sort()[0],
  }
}

export const formatGroupCount = ({ count, more }: Pick<GroupCount, 'count' | 'more'>): string =>
  `${count}${more ? '+' : ''}`

/** `Placement: Registered Nurse, R 38 000.00 a month` */
export function formatDetail({ kind, detail, amount }: AttentionItem): string {
  const { what } = kinds[kind]
  const money = amount === undefined ? undefined : formatRand(toCents(amount))
  if (kind === 'redemption') return `${what}: ${money}`
  return `${what}: ${[detail, money && `${money} a month`].filter(Boolean).join(', ')}`
}

const numbers = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** `Eight things need attention, the oldest since Wed 25 Nov.` */
export function formatAttention(attention: Attention): string {
  const { count, more, oldest } = countOf(attention, Object.keys(kinds) as AttentionKind[])
  if (count === 0) return 'Nothing needs attention.'
  const amount = more ? `More than ${count}` : (numbers[count] ?? String(count))
  const things = count === 1 && !more ? 'thing needs' : 'things need'
  if (!oldest) return `${amount} ${things} attention.`
  return `${amount} ${things} attention, ${count === 1 ? '' : 'the oldest '}since ${formatCardDate(todayAt(oldest))}.`
}
