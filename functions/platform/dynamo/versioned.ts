import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Condition } from './update-expression.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

export type Key = { pk: string; sk: string }

/** The version an item was read with; undefined if it is not stored yet. */
export const nextVersion = (version: number | undefined): number => (version ?? 0) + 1

export const exists: Condition = { expression: 'attribute_exists(#pk)' }
export const isNew: Condition = { expression: 'attribute_not_exists(#pk)' }

/** An item still has the version that was read. */
export const hasVersion = (version: number | undefined): Condition => ({
  expression: '#version = :version',
  values: { version: version ?? 0 },
})

/** What counts a day's things is absent, or of an earlier day. */
export const isNewDay = (day: LocalDate): Condition => ({
  expression: 'attribute_not_exists(#pk) OR #day < :day',
  values: { day },
})
