import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { optionCountsRepository } from '#functions/stores/option-counts.repository.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { today } from './people.ts'
import type { StackAddress } from './stack.ts'

/** What a stack has counted after its first ten minutes; nothing if those are over. Its own job may be at work. */
export const storeOptionCounts = async (
  { environment }: StackAddress,
  counts: Record<string, [locums: number, offers: number]>,
): Promise<void> => {
  const db = DynamoDBDocumentClient.from(dynamoClient(environment.AWS_ENDPOINT_URL_DYNAMODB ?? ''))
  const stored = optionCountsRepository(db, environment.CONFIG_TABLE ?? '')
  for (let state = await stored.get(); !state?.counted; state = await stored.get())
    await stored.save({ ...state, day: today(), counts: {}, counted: { at: new Date().toISOString(), counts } })
}
