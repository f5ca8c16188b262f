import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { findFreePort, startChild } from './child-process.ts'
import { region } from './local-names.ts'
import { localCredentials } from './sigv4.ts'

export type Dynamo = { endpoint: string; databaseFile?: string; stop: () => Promise<void> }

type DynamoOptions = {
  dataDir: string
  /** A free one if it isn't given. */
  port?: number
  log: (line: string) => void
  onSpawn?: (pid: number) => void
  onDeath: (reason: Error) => void
}

/** A local DynamoDB: our own child process, or the one at `DYNAMODB_ENDPOINT`. */
export async function startDynamo({ dataDir, port: given, log, onSpawn, onDeath }: DynamoOptions): Promise<Dynamo> {
  const running = process.env.DYNAMODB_ENDPOINT
  if (running) {
    if (!(await responses(running))) throw new Error(`There is no response at DYNAMODB_ENDPOINT (${running}).`)
    log(`DynamoDB: using ${running}; its stream records are not indexed or trimmed.`)
    return { endpoint: running, stop: async () => {} }
  }
  const databaseFile = join(dataDir, 'dynamodb.sqlite')
  const port = given ?? (await findFreePort())
  const endpoint = `http://127.0.0.1:${port}`
  const child = await startChild({
    name: 'DynamoDB',
    command: findBinary(),
    args: ['serve', '--host', '127.0.0.1', '-p', String(port), '--db-path', databaseFile],
    logFile: join(dataDir, 'dynamodb.log'),
    readyLine: 'listening on',
    onSpawn,
    onDeath,
  })
  return { endpoint, databaseFile, stop: child.stop }
}

export const dynamoClient = (endpoint: string) =>
  new DynamoDBClient({ endpoint, region, credentials: localCredentials })

function findBinary(): string {
  try {
    const manifest = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')
    const binary = join(manifest, '..', 'dynoxide')
    if (existsSync(binary)) return binary
  } catch {
    // Reported below, like a package without a binary.
  }
  throw new Error(
    `No DynamoDB emulator for ${process.platform}-${process.arch} is installed. Start one (for example \`npx dynoxide\` or DynamoDB Local) and set DYNAMODB_ENDPOINT to its address.`,
  )
}

async function responses(endpoint: string): Promise<boolean> {
  return fetch(endpoint, { signal: AbortSignal.timeout(1000) }).then(
    () => true,
    () => false,
  )
}
