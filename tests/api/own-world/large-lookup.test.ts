import { afterAll, expect, it } from 'vitest'
import { lookupWrites } from '#bin/seed/world/large/lookup-writes.ts'
import { largeSize } from '#bin/seed/world/large/large-world.ts'
import { locumAt } from '#bin/seed/world/large/locums.ts'
import { practiceAt } from '#bin/seed/world/large/practices.ts'
import { workerOf } from '#bin/seed/world/large/workers.ts'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import type { LookupScope } from '#shared/admin/lookup-scopes.ts'
import type { Found } from '#shared/admin/lookup.schema.ts'
import { startApi } from '#tests/support/api.ts'
import { lookupDeps } from '#tests/support/lookup.ts'
import { createAdmin, today } from '#tests/support/people.ts'
import { type CapacityMeter, consumedBy, startCapacityMeter } from '#tests/bench/capacity.ts'

let meter: CapacityMeter | undefined
const api = await startApi({ through: async (endpoint) => (meter = await startCapacityMeter(endpoint)).endpoint })
afterAll(async () => {
  await api.stop()
  await meter?.stop()
})
const admin = await createAdmin(api)

const people = Array.from({ length: largeSize.locums }, (_, at) => locumAt(at, today(), 'demo'))
const practices = Array.from({ length: largeSize.practices }, (_, at) => practiceAt(at, today(), 'demo'))
const { lookup, readLookupKey } = lookupDeps(api)
const world = { workers: people.map((person) => workerOf(person, {})), practices, covers: [] }
await writeAll(api.db, lookupWrites({ lookup, key: await readLookupKey(Date.now()) }, world, today()))

/** A page of 25 rows is a few kilobytes; a number or a code is looked for in up to three forms. */
const MOST_UNITS = 3

const named = (name: string) => people.find((person) => person.name === name) as { id: string; name: string }
const [first, second] = people as [(typeof people)[0], (typeof people)[0]]
const [practice] = practices as [(typeof practices)[0]]

it.each<[string, LookupScope, { id: string }]>([
  ['suné van der m', 'people', named('Suné van der Merwe')],
  ['SUNE', 'people', named('Suné Botha')],
  ['merwe sune', 'people', named('Suné van der Merwe')],
  ['Sune Merwe', 'people', named('Suné van der Merwe')],
  ['vandermerwe riaan', 'people', named('Riaan van der Merwe')],
  ['VAN WYK', 'people', named('Anika van Wyk')],
  ['duplessis an', 'people', named('Anika du Plessis')],
  ['plessis', 'people', named('Anika du Plessis')],
  ['Du Plessis, Hanlie', 'people', named('Hanlie du Plessis')],
  ['ndivhuwo net', 'people', named('Ndivhuwo Netshifhefhe')],
  ['netshif', 'people', named('Ndivhuwo Netshifhefhe')],
  ['zulu, nomsa', 'people', named('Nomsa Zulu')],
  ['  Nomsa   ZULU ', 'people', named('Nomsa Zulu')],
  [first.email.toUpperCase(), 'people', first],
  [first.contact?.replaceAll(' ', '') ?? '', 'people', first],
  [`+27 (0)${first.contact?.slice(1)}`, 'people', first],
  [`0027${second.contact?.slice(1).replaceAll(' ', '-')}`, 'people', second],
  [second.professional_number ?? '', 'people', second],
  [`m-${second.idpassport?.slice(1, 5)} ${second.idpassport?.slice(5)}`, 'people', second],
  ['table bay', 'practices', practice.company],
  [practice.company.contact.replace('0', '+27 '), 'practices', practice.company],
])('“%s” finds whom it means in the large world, at the cost of a page', async (q, scope, { id }) => {
  const calls = await (meter as CapacityMeter).measure(async () => {
    const found: Found[] = []
    let NextToken: string | undefined
    do {
      const { body } = await api.send('searchAll', admin, { query: { q, scope, ...(NextToken && { NextToken }) } })
      found.push(...body.Items)
      NextToken = body.NextToken
    } while (NextToken && !found.some((one) => one.id === id))
    expect(found.map((one) => one.id)).toContain(id)
  })
  const reads = calls.filter(({ request }) => request.TableName === 'lookup')
  const units = reads.map((call) => consumedBy(call).reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0))
  expect(Math.max(...units)).toBeLessThanOrEqual(MOST_UNITS)
})
