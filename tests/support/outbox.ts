import { setTimeout as sleep } from 'node:timers/promises'
import { DeleteCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { shuffled } from './fault-plan.ts'
import type { Api } from './api.ts'

type Stored = Record<string, unknown> & { pk: string }

/** The events of a world without streams: they are handled when a test says so, in any order. */
export const openOutbox = async ({ db }: Pick<Api, 'db'>, seed: number) => {
  // It reads the addresses of the tables when it is loaded.
  const { handler } = await import('#functions/events/react/react.lambda.ts')
  const handled = new Set<string>()
  const shuffle = shuffled(seed)

  const waiting = async (): Promise<Stored[]> => {
    const found: Stored[] = []
    for await (const { Items = [] } of paginateScan({ client: db }, { TableName: 'commands', ConsistentRead: true }))
      found.push(...(Items as Stored[]))
    return shuffle(found.filter(({ pk }) => !handled.has(pk)))
  }
  const handle = async (record: Stored): Promise<void> => {
    const NewImage = marshall(record, { removeUndefinedValues: true })
    await handler({ Records: [{ eventName: 'INSERT', dynamodb: { NewImage } }] } as DynamoDBStreamEvent)
    handled.add(record.pk)
  }

  return {
    /** Handles what there is once, while other commands run. What fails is left for later, as by the stream. */
    handleSome: async (afterMs: number): Promise<void> => {
      await sleep(afterMs)
      for (const record of await waiting()) await handle(record).catch(() => {})
    },
    /** Handles all events, and those that these cause, until there are none. */
    settle: async (): Promise<void> => {
      for (let records = await waiting(); records.length > 0; records = await waiting())
        for (const record of records) await handle(record)
    },
    /** Forgets all commands, so that the next round doesn't read them again. */
    clear: async (): Promise<void> => {
      for await (const { Items = [] } of paginateScan(
        { client: db },
        { TableName: 'commands', ProjectionExpression: 'pk' },
      ))
        await Promise.all(Items.map((Key) => db.send(new DeleteCommand({ TableName: 'commands', Key }))))
      handled.clear()
    },
  }
}
