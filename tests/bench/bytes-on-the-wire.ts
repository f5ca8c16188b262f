import { atMost, type Figure } from './figure.ts'
import { addressOf, getsOfContract, readsOf } from './reads.ts'
import type { Product, WorldSize } from './running-product.ts'
import { signedInPeople, subjectsOf } from './signed-in.ts'

const KB = 1024
const barOf = (name: string): number => (name.startsWith('search') ? 12 : 10)

/**
 * P13: the bytes of each GET response (a list's first page) as a browser gets them through the gateway, without
 * headers.
 */
export async function bytesOnTheWire(product: Product, world: WorldSize): Promise<Figure[]> {
  const fetch = signedInPeople(product.url)
  const reads = readsOf(await subjectsOf(fetch))
  const figures: Figure[] = []
  for (const [name, operation] of getsOfContract) {
    const read = reads[name]
    const label = `${name}, ${world} world`
    if ('not' in read) {
      console.log(`P13: ${label} is not measured: ${read.not}`)
      continue
    }
    const { status, encoding, bytes } = await fetch(read.as, addressOf(operation, read), { encodings: 'br, gzip' })
    if (status !== 200) {
      console.log(`P13: ${label} is not measured: it answered ${status}`)
      continue
    }
    if (operation.list) figures.push(atMost('P13', `${label}: KB of a page`, bytes / KB, barOf(name)))
    figures.push(atMost('P13', `${label}: KB sent uncompressed`, encoding ? 0 : bytes / KB, 1))
  }
  return figures
}
