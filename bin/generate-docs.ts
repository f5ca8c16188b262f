import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod/mini'
import { authorisationPage } from './docs/authorisation.ts'
import { eventFacts } from './docs/event-facts.ts'
import { eventProblems, eventsPage } from './docs/events-page.ts'
import { type AnyLifecycle, lifecycleTables } from './docs/lifecycle-tables.ts'
import { openApiDocument } from './docs/openapi-document.ts'
import { lostRows, stacksPage } from './stacks/stacks-page.ts'
import { synthesiseTenant } from './stacks/synthesise-tenant.ts'
import { retentionPage } from './docs/retention-page.ts'
import { changedShapes, storedItemsPage, type StoredKind } from './docs/stored-items.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const modulesOf = async (pattern: string): Promise<Record<string, Record<string, unknown>>> =>
  Object.fromEntries(
    await Promise.all(
      globSync(pattern, { cwd: root })
        .sort()
        .map(async (file) => [file, (await import(`${root}${file}`)) as Record<string, unknown>] as const),
    ),
  )

const exportsOf = async (pattern: string): Promise<[name: string, value: unknown][]> =>
  Object.values(await modulesOf(pattern)).flatMap((module) => Object.entries(module))

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Exported schemas keep their names in the document. */
const namedSchemas = async () => {
  const names = new Map<z.ZodMiniType, string>()
  for (const [name, schema] of await exportsOf('shared/*/*.{schema,contract}.ts')) {
    if (isSchema(schema) && !names.has(schema)) names.set(schema, name)
  }
  return names
}

const lifecycles = (await exportsOf('shared/*/*.lifecycle.ts'))
  .map(([, value]) => value)
  .filter((value) => typeof value === 'object' && value !== null && 'transitions' in value)

const storedKinds = (await exportsOf('functions/**/*.items.ts'))
  .map(([, value]) => value)
  .filter((value): value is StoredKind => typeof value === 'object' && value !== null && 'written' in value)

const events = eventFacts(
  root,
  { declarations: await modulesOf('shared/*/*.events.ts'), readers: await modulesOf('functions/**/*.readers.ts') },
  lifecycles as AnyLifecycle[],
)

const problems = eventProblems(events)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

const STORED = 'docs/generated/stored-items.md'
const EVENTS = 'docs/generated/events.md'
const STACKS = 'docs/generated/stacks.md'

const files = {
  'docs/generated/openapi.json': `${JSON.stringify(openApiDocument(await namedSchemas()), null, 2)}\n`,
  'docs/generated/authorisation.md': authorisationPage(),
  'docs/generated/lifecycles.md': lifecycleTables(lifecycles as AnyLifecycle[]),
  [STORED]: storedItemsPage(storedKinds),
  [EVENTS]: eventsPage(events),
  'docs/generated/retention.md': retentionPage(),
  [STACKS]: stacksPage((await synthesiseTenant({ validated: false })).templates),
}

const check = process.argv.includes('--check')
mkdirSync(`${root}docs/generated`, { recursive: true })

const changed = ([STORED, EVENTS] as const).flatMap((page) =>
  existsSync(root + page) ? changedShapes(readFileSync(root + page, 'utf8'), files[page]) : [],
)
if (changed.length > 0) {
  console.error(
    `The shape has changed without a new version: ${changed.join(', ')}. Raise the version and add an upgrade.`,
  )
  process.exit(1)
}
const lost = existsSync(root + STACKS) ? lostRows(readFileSync(root + STACKS, 'utf8'), files[STACKS]) : []
if (lost.length > 0) {
  console.error(`${lost.join('\n')}\nIf it is to be removed from deployments, delete its line from ${STACKS}.`)
  process.exit(1)
}
for (const [file, content] of Object.entries(files)) {
  if (!check) writeFileSync(root + file, content)
  else if (readFileSync(root + file, 'utf8') !== content) {
    console.error(`${file} does not match the code: run npm run generate.`)
    process.exitCode = 1
  }
}
