import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { seedWorldOnce } from '#bin/seed/seed-stack.ts'
import { findFreePort } from '#infra/local/child-process.ts'
import { dynamoClient } from '#infra/local/dynamodb.ts'
import { prepare } from '#infra/local/prepare.ts'
import { startLocalStack, type LocalStack } from '#infra/local/stack.ts'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { todayAt } from '#shared/kernel/dates.ts'
import { atMost, type Figure } from './figure.ts'
import { COUNT, fillAccount } from './large-account.ts'
import {} from './large-tables.ts'
import { addressOf, getsOfContract, readsOf, type Read } from './reads.ts'
import { idOf, signedInPeople, subjectsOf, type Fetch } from './signed-in.ts'
import type { WireResponse } from './wire.ts'
import { tableNamesOf } from '#tests/support/api.ts'

const MB = 1024 * 1024
/** More than any list should need. */
const MAX_PAGES = 3_000
const EXPORT_SECONDS = 600

type Answers = { pages: number; items: number; largest: number; statuses: Set<number> }

const note = (answers: Answers, { status, bytes }: WireResponse): void => {
  answers.statuses.add(status)
  answers.largest = Math.max(answers.largest, bytes)
}

/** All pages of a list. */
const readAll = async (fetch: Fetch, operation: Operation, read: Read): Promise<Answers> => {
  const answers: Answers = { pages: 0, items: 0, largest: 0, statuses: new Set() }
  let next: string | undefined
  do {
    const response = await fetch(read.as, addressOf(operation, read, next ? { NextToken: next } : {}))
    note(answers, response)
    if (response.status !== 200) return answers
    const { Items, NextToken } = JSON.parse(response.body.toString()) as { Items: unknown[]; NextToken?: string }
    answers.pages += 1
    answers.items += Items.length
    next = NextToken
  } while (next && answers.pages < MAX_PAGES)
  return answers
}

/** An export: started, and polled until its file is ready. */
const readExport = async (fetch: Fetch, operation: Operation, read: Read): Promise<Answers> => {
  const answers: Answers = { pages: 0, items: 0, largest: 0, statuses: new Set() }
  const address = addressOf(operation, read)
  note(answers, await fetch(read.as, address, { method: 'POST' }))
  for (let second = 0; second < EXPORT_SECONDS; second += 1) {
    const response = await fetch(read.as, address)
    note(answers, response)
    answers.pages += 1
    const running =
      response.status === 200 &&
      (JSON.parse(response.body.toString()) as { data: { status: string } }).data.status === 'running'
    if (!running) break
    await sleep(1_000)
  }
  return answers
}

const figuresOf = (name: string, { pages, items, largest, statuses }: Answers): Figure[] => {
  const label = `${name}: ${items > 0 ? `${items} items in ` : ''}${pages} answer${pages === 1 ? '' : 's'}, statuses ${[...statuses].join(', ')}`
  return [
    atMost('R6', `${label}; the largest, MB`, largest / MB, 1),
    atMost('R6', `${name}: kinds of 5xx`, [...statuses].filter((status) => status >= 500).length, 0),
  ]
}

const measure = async (stack: LocalStack): Promise<Figure[]> => {
  const fetch = signedInPeople(stack.url)
  const subjects = await subjectsOf(fetch)
  const client = dynamoClient(stack.environment.AWS_ENDPOINT_URL_DYNAMODB ?? '')
  const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const tables = Object.fromEntries(
    Object.keys(tableNamesOf).map((name) => [name, stack.environment[`${name.toUpperCase()}_TABLE`] ?? '']),
  ) as typeof tableNamesOf
  const begin = performance.now()
  const written = await fillAccount(
    db,
    tables,
    { ...subjects, memberId: await idOf('practice', stack.url) },
    todayAt(new Date().toISOString()),
  )
  console.log(
    `R6: ${written.toLocaleString('en-ZA')} items, ${COUNT.toLocaleString('en-ZA')} of each kind, written in ${((performance.now() - begin) / 1000).toFixed(0)} s`,
  )
  const reads = readsOf(subjects)
  const figures: Figure[] = []
  for (const [name, operation] of getsOfContract) {
    const isExport = operation.path.endsWith('/export')
    if (!operation.list && !isExport) continue
    figures.push(...figuresOf(name, await (isExport ? readExport : readAll)(fetch, operation, reads[name])))
  }
  client.destroy()
  return figures
}

/**
 * R6: every list and export of an account with ten thousand of everything, all pages, through the gateway. Sizes are
 * those of uncompressed responses.
 */
export async function largeLists(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'locum-account-'))
  const stack = await startLocalStack({
    ...(await prepare('demo', () => {})),
    port: await findFreePort(),
    dataDir,
    tenantId: 'demo',
    log: () => {},
    onDeath: (reason) => {
      throw reason
    },
  })
  try {
    await seedWorldOnce(stack, dataDir)
    return await measure(stack)
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
