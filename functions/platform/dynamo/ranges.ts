import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb'

/** All items of an index with this key. */
export const partitionOf = (TableName: string, IndexName: string, key: string, value: string): QueryCommandInput => ({
  TableName,
  IndexName,
  KeyConditionExpression: '#key = :value',
  ExpressionAttributeNames: { '#key': key },
  ExpressionAttributeValues: { ':value': value },
})

/** All items of a partition whose sort key has this prefix. */
export const withKeyPrefix = (TableName: string, pk: string, prefix: string): QueryCommandInput => ({
  TableName,
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
})
