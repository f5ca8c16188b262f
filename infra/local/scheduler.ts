import { randomUUID } from 'node:crypto'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { TableResource } from './dynamodb-tables.ts'
import { nextRun, type Schedule } from './schedule-expression.ts'
import { trimStreamRecords } from './stream-records.ts'
import type { Assembly } from './template.ts'
import { sweepExpired } from './ttl-sweep.ts'

export type ScheduledCall = Schedule & {
  id: string
  functionArn: string
  input?: string
  source: 'aws.events' | 'aws.scheduler'
}

type RuleProperties = { ScheduleExpression?: string; State?: string; Targets?: { Arn: string; Input?: string }[] }
type ScheduleProperties = {
  ScheduleExpression: string
  ScheduleExpressionTimezone?: string
  State?: string
  Target: { Arn: string; Input?: string }
}

export function readSchedules(assembly: Assembly): ScheduledCall[] {
  const rules = assembly
    .ofType<RuleProperties>('AWS::Events::Rule')
    .flatMap(({ logicalId: id, properties: { ScheduleExpression: expression, State, Targets = [] } }) =>
      expression && State !== 'DISABLED'
        ? Targets.map(({ Arn, Input }) => ({
            id,
            expression,
            functionArn: Arn,
            input: Input,
            source: 'aws.events' as const,
          }))
        : [],
    )
  const schedules = assembly
    .ofType<ScheduleProperties>('AWS::Scheduler::Schedule')
    .flatMap(({ logicalId: id, properties }) => {
      const { ScheduleExpression: expression, ScheduleExpressionTimezone: timezone, State, Target } = properties
      return State === 'DISABLED'
        ? []
        : [{ id, expression, timezone, functionArn: Target.Arn, input: Target.Input, source: 'aws.scheduler' as const }]
    })
  return [...rules, ...schedules]
}

type SchedulerOptions = {
  calls: ScheduledCall[]
  invoke: (functionArn: string, event: unknown) => Promise<unknown>
  housekeeping: () => Promise<void>
  log: (line: string) => void
}

/** EventBridge Scheduler's placeholder in an input. */
const scheduledTime = '<aws.scheduler.scheduled-time>'

const quarterHour = 15 * 60 * 1000

/** Runs the template's schedules, and the housekeeping that DynamoDB does by itself in AWS. */
export function startScheduler({ calls, invoke, housekeeping, log }: SchedulerOptions): { stop: () => void } {
  const timers = new Set<NodeJS.Timeout>()
  const repeat = (due: () => Date, work: () => Promise<unknown>) => {
    // Timers are limited to 24 days; anything due later is checked again by then.
    const wait = Math.min(due().getTime() - Date.now(), 2 ** 31 - 1)
    const timer = setTimeout(() => {
      timers.delete(timer)
      const isDue = wait < 2 ** 31 - 1
      if (isDue) work().catch((error: unknown) => log(`A scheduled run failed: ${String(error)}`))
      repeat(due, work)
    }, wait)
    timers.add(timer)
  }
  for (const call of calls)
    repeat(
      () => nextRun(call, new Date()),
      () => invoke(call.functionArn, eventOf(call)),
    )
  repeat(() => new Date(Date.now() + quarterHour), housekeeping)
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) }
}

function eventOf({ id, input, source }: ScheduledCall): unknown {
  if (input) return JSON.parse(input.replaceAll(scheduledTime, new Date().toISOString())) as unknown
  const common = {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source,
    account: '000000000000',
    region: 'eu-west-1',
  }
  return { ...common, time: new Date().toISOString(), resources: [id], detail: {} }
}

/** Deletes expired items, and stream records older than a day. */
export async function housekeep(client: DynamoDBClient, tables: TableResource[], databaseFile?: string) {
  await sweepExpired(client, tables, new Date())
  if (databaseFile) trimStreamRecords(databaseFile)
}
