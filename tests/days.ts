import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Days and hours that rules and tests could take for ordinary ones, in South African time. */
const times = {
  'A Wednesday, while it is still Tuesday in UTC': '2027-01-13T00:20+02:00',
  'A Saturday': '2027-03-06T12:00+02:00',
  'A Sunday, late': '2027-05-09T23:20+02:00',
  'The eve of Good Friday, three days after another public holiday': '2027-03-25T08:00+02:00',
  'The last minutes of a year': '2026-12-31T23:57+02:00',
  'The last day of a February': '2027-02-28T17:30+02:00',
  'A leap day': '2028-02-29T10:00+02:00',
}

const projects = process.argv.length > 2 ? process.argv.slice(2) : ['--project=unit', '--project=api*']
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const failed = Object.entries(times).filter(([what, time]) => {
  console.log(`\n${what} (${time})`)
  const env = { ...process.env, TEST_NOW: time }
  return spawnSync(process.execPath, [vitest, 'run', ...projects], { stdio: 'inherit', env }).status !== 0
})
for (const [what, time] of failed) console.error(`Failed: ${what} (TEST_NOW=${time})`)
process.exitCode = failed.length > 0 ? 1 : 0
