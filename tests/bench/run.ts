import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import makeDataFolder from '#tests/support/data-folder.ts'
import { bundleSizes } from './bundle-size.ts'
import { addBrandImages } from './brand-images.ts'
import { buildBundles, type Bundles } from './bundles.ts'
import { bytesOnTheWire } from './bytes-on-the-wire.ts'
import { atMost, tableOf, type Figure } from './figure.ts'
import { firstResponses } from './first-response.ts'
import { firstLoads } from './first-load.ts'
import { largeLists } from './large-lists.ts'
import { lighthouseMobile } from './lighthouse-mobile.ts'
import { mixedLoad } from './mixed-load.ts'
import { readUnits } from './read-units.ts'
import { searchAtScale } from './search-at-scale.ts'
import { slowLine } from './slow-connection.ts'
import { slowPhone } from './slow-phone.ts'
import { startProduct, type Product, type WorldSize } from './running-product.ts'
import { wholeMarket } from './whole-market.ts'
import { warmRequests } from './warm-request.ts'
import { startWorld, type World } from './world.ts'
import { writeUnits } from './write-units.ts'

/**
 * How often Lighthouse measures a page, and with which data; fewer for a quick check:
 * `-- P9 --runs 1 --worlds small --pages dashboard,locum/dashboard/bookings`. With `--images`, the brand has as many
 * pictures as it may have.
 */
const RUNS = 5
const WORLDS: WorldSize[] = ['small', 'large']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    runs: { type: 'string', default: String(RUNS) },
    worlds: { type: 'string', default: WORLDS.join() },
    pages: { type: 'string' },
    images: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const pages = values.pages?.split(',')
const sizes = values.worlds.split(',') as WorldSize[]
if (!(runs >= 1) || sizes.some((size) => !WORLDS.includes(size)))
  throw new Error(`--runs wants a number, --worlds some of ${WORLDS.join(', ')}.`)
if (runs < RUNS || pages || sizes.length < WORLDS.length)
  console.log(
    `A quick look: ${runs} of ${RUNS} runs of ${pages ? 'some pages' : 'a page'}, ${sizes.join(' and ')} world.`,
  )

let world: Promise<World> | undefined
let bundles: Promise<Bundles> | undefined
let product: Promise<Product> | undefined
let large: Promise<Product> | undefined
const needWorld = () => (world ??= startWorld())
const needBundles = () => (bundles ??= buildBundles())
const startBranded = async (size: WorldSize): Promise<Product> => {
  const started = await startProduct(size)
  if (values.images) console.log(`The brand has ${await addBrandImages(started.url)} pictures.`)
  return started
}
const needProduct = () => (product ??= startBranded('small'))
const needLarge = () => (large ??= startBranded('large'))
const inEachWorld = async (measure: (product: Product, size: WorldSize) => Promise<Figure[]>): Promise<Figure[]> => {
  const figures: Figure[] = []
  for (const size of sizes)
    figures.push(...(await measure(await (size === 'large' ? needLarge() : needProduct()), size)))
  return figures
}

const measurements: Record<string, () => Promise<Figure[]>> = {
  P1: async () => firstResponses(await needWorld(), await needBundles()),
  P2: async () => bundleSizes(await needBundles()),
  P3: async () => warmRequests(await needWorld(), await needBundles()),
  P4: async () => readUnits(await needWorld()),
  P5: async () => [...(await searchAtScale()), ...(await wholeMarket())],
  P6: async () => writeUnits(await needWorld()),
  P7: mixedLoad,
  P8: async () => firstLoads(await needProduct()),
  P9: () => inEachWorld((each, size) => lighthouseMobile(each, size, { runs, pages })),
  P10: async () => [
    atMost(
      'P10',
      'npm start, built and seeded, to the first signed-in answer, s',
      (await needProduct()).milliseconds / 1000,
      5,
    ),
  ],
  P12: async () => slowLine(await needProduct(), Math.min(runs, 3)),
  P13: () => inEachWorld(bytesOnTheWire),
  P14: () => inEachWorld(slowPhone),
  R6: largeLists,
}

const selected = positionals.length > 0 ? positionals : Object.keys(measurements)
const unknown = selected.filter((id) => !(id in measurements))
if (unknown.length > 0)
  throw new Error(`There is no figure ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)

const figures: Figure[] = []
const notMeasured: string[] = []
const removeDataFolder = makeDataFolder()
try {
  for (const id of selected)
    try {
      figures.push(...((await measurements[id]?.()) ?? []))
    } catch (error) {
      // The others are still worth having.
      console.error(`${id} could not be measured.`, error)
      notMeasured.push(id)
    }
} finally {
  // What could not be started has nothing to stop.
  for (const started of [world, product, large]) await (await started?.catch(() => undefined))?.stop()
  ;(await bundles?.catch(() => undefined))?.remove()
}
await removeDataFolder?.()
console.log(tableOf(figures))
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
if (notMeasured.length > 0) console.log(`Not measured: ${notMeasured.join(', ')}.`)
process.exitCode = notMeasured.length === 0 && figures.every(({ ok }) => ok) ? 0 : 1
