import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiProblems } from './docs/openapi-problems.ts'

const file = fileURLToPath(new URL('../docs/generated/openapi.json', import.meta.url))
for (const problem of await openApiProblems(readFileSync(file, 'utf8'))) {
  console.error(problem)
  process.exitCode = 1
}
