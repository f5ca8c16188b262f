import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as z from 'zod/mini'
import { authorisationPage } from './docs/authorisation.ts'
import { type AnyLifecycle, lifecycleTables } from './docs/lifecycle-tables.ts'
import { openApiDocument } from './docs/openapi-document.ts'
import { changedShapes, storedItemsPage, type StoredKind } from './docs/stored-items.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const exportsOf = async (pattern: string): Promise<[name: string, value: unknown][]> => {
  const modules = await Promise.all(
    globSync(pattern, { cwd: root })
      .sort()
      .map((file) => import(`${root}${file}`) as Promise<object>),
  )
  return modules.flatMap((module) => Object.entries(module))
}

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

const STORED = 'docs/generated/stored-items.md'

const files = {
  'docs/generated/openapi.json': `${JSON.stringify(openApiDocument(await namedSchemas()), null, 2)}\n`,
  'docs/generated/authorisation.md': authorisationPage(),
  'docs/generated/lifecycles.md': lifecycleTables(lifecycles as AnyLifecycle[]),
  [STORED]: storedItemsPage(storedKinds),
}

const check = process.argv.includes('--check')
mkdirSync(`${root}docs/generated`, { recursive: true })

const changed = existsSync(root + STORED) ? changedShapes(readFileSync(root + STORED, 'utf8'), files[STORED]) : []
if (changed.length > 0) {
  console.error(
    `Stored under the same version, the shape has changed: ${changed.join(', ')}. Raise it and add an upgrade.`,
  )
  process.exit(1)
}
for (const [file, content] of Object.entries(files)) {
  if (!check) writeFileSync(root + file, content)
  else if (readFileSync(root + file, 'utf8') !== content) {
    console.error(`${file} is not what the code says now: run npm run generate.`)
    process.exitCode = 1
  }
}
