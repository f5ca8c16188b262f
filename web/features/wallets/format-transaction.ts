import { monthOf } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { ADDITION } from '#shared/wallets/wallet-kinds.ts'
import type { Transaction } from '#shared/wallets/wallets.schema.ts'

export const isAddition = ({ type }: Pick<Transaction, 'type'>): boolean => type === ADDITION

/** `R 1 424.25`, of an amount as the API has it. */
export const formatAmount = (rand: number): string => formatRand(toCents(rand))

/** `+ R 173.25` or `− R 19.00` */
export const formatSigned = (transaction: Pick<Transaction, 'type' | 'amount'>): string =>
  `${isAddition(transaction) ? '+' : '−'}\u00a0${formatAmount(transaction.amount)}`

/** What it is for, and how the amount came about. */
export function noteLines({ note }: Pick<Transaction, 'note'>): { title: string; details: string[] } {
  const [title = '', ...details] = note.split('\n').filter((line) => line.trim() !== '')
  return { title, details }
}

/** Transactions that follow each other in one month, under it. */
export function groupByMonth(transactions: readonly Transaction[]): { month: string; items: Transaction[] }[] {
  const groups: { month: string; items: Transaction[] }[] = []
  for (const transaction of transactions) {
    const month = monthOf(transaction.date)
    const last = groups.at(-1)
    if (last?.month === month) last.items.push(transaction)
    else groups.push({ month, items: [transaction] })
  }
  return groups
}
