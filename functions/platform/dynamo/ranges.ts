import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'

/** A condition on a sort key. */
export type SortCondition = { is: string; values: Record<string, string> }

export const startsWith = (prefix: string): SortCondition => ({
  is: 'begins_with(#sort, :prefix)',
  values: { ':prefix': prefix },
})
export const between = (from: string, to: string): SortCondition => ({
  is: '#sort BETWEEN :from AND :to',
  values: { ':from': from, ':to': to },
})
export const from = (first: string): SortCondition => ({ is: '#sort >= :from', values: { ':from': first } })
export const after = (last: string): SortCondition => ({ is: '#sort > :after', values: { ':after': last } })
export const before = (next: string): SortCondition => ({ is: '#sort < :before', values: { ':before': next } })

/** Part of a table or of an index: `{ index: 'undecided', undecidedOf: company, last: from(day) }`. */
export type Range = { index?: string; [key: string]: string | SortCondition | undefined }

export const queryOf = (TableName: string, { index, ...keys }: Range): QueryCommandInput => {
  const conditions = Object.entries(keys)
  const [partition, value] = conditions.find(([, condition]) => typeof condition === 'string') ?? []
  const [sort, condition] = conditions.find(([, condition]) => typeof condition === 'object') ?? []
  const { is, values } = (condition as SortCondition | undefined) ?? {}
  return {
    TableName,
    ...(index && { IndexName: index }),
    KeyConditionExpression: `#partition = :partition${is ? ` AND ${is}` : ''}`,
    ExpressionAttributeNames: { '#partition': String(partition), ...(sort && { '#sort': sort }) },
    ExpressionAttributeValues: { ':partition': value, ...values },
  }
}
