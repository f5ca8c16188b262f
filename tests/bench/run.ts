import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bundleSizes } from './bundle-size.ts'
import { buildBundles, type Bundles } from './bundles.ts'
import { atMost, tableOf, type Figure } from './figure.ts'
import { firstAnswers } from './first-answer.ts'
import { firstLoads } from './first-load.ts'
import { mixedLoad } from './mixed-load.ts'
import { readUnits } from './read-units.ts'
import { searchAtScale } from './search-at-scale.ts'
import { startProduct, type Product } from './running-product.ts'
import { warmRequests } from './warm-request.ts'
import { startWorld, type World } from './world.ts'
import { writeUnits } from './write-units.ts'

const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } })

let world: Promise<World> | undefined
let bundles: Promise<Bundles> | undefined
let product: Promise<Product> | undefined
const needWorld = () => (world ??= startWorld())
const needBundles = () => (bundles ??= buildBundles())
const needProduct = () => (product ??= startProduct())

const measurements: Record<string, () => Promise<Figure[]>> = {
  P1: async () => firstAnswers(await needWorld(), await needBundles()),
  P2: async () => bundleSizes(await needBundles()),
  P3: async () => warmRequests(await needWorld(), await needBundles()),
  P4: async () => readUnits(await needWorld()),
  P5: searchAtScale,
  P6: async () => writeUnits(await needWorld()),
  P7: mixedLoad,
  P8: async () => firstLoads(await needProduct()),
  P10: async () => [atMost('P10', 'npm start, built and seeded, to the first signed-in answer, s', (await needProduct()).milliseconds / 1000, 5)],
}

const asked = values.only?.split(',') ?? Object.keys(measurements)
const unknown = asked.filter((id) => !(id in measurements))
if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)

const figures: Figure[] = []
try {
  for (const id of asked) figures.push(...((await measurements[id]?.()) ?? []))
} finally {
  await (await world)?.stop()
  ;(await bundles)?.remove()
  await (await product)?.stop()
}
console.log(tableOf(figures))
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
process.exitCode = figures.every(({ ok }) => ok) ? 0 : 1
