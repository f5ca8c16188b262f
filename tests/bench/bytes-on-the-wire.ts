import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Operation } from '#shared/kernel/define-contract.ts'
import { atMost, type Figure } from './figure.ts'
import { addressOf, getsOfContract, readsOf } from './reads.ts'
import type { Product, WorldSize } from './running-product.ts'
import { signedInPeople, subjectsOf } from './signed-in.ts'
import type { WireResponse } from './wire.ts'

const KB = 1024
const kb = (bytes: number): string => (bytes / KB).toFixed(1)

/** Only lists have a limit: a single item is as large as what it is about. */
const barOf = (name: string, { list }: Operation): number => (list ? (name.startsWith('search') ? 12 : 10) : Infinity)

const plainOf = ({ encoding, body }: WireResponse): Buffer =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

/**
 * P13: the bytes of each GET response (a list's first page) through the gateway, without headers: with gzip, the larger
 * of the two encodings, and with brotli, which browsers get.
 */
export async function bytesOnTheWire(product: Product, world: WorldSize): Promise<Figure[]> {
  const fetch = signedInPeople(product.url)
  const reads = readsOf(await subjectsOf(fetch))
  const figures: Figure[] = []
  const uncompressed: string[] = []
  const failed: string[] = []
  for (const [name, operation] of getsOfContract) {
    const read = reads[name]
    const ask = (encodings: string) => fetch(read.as, addressOf(operation, read), { encodings })
    const [response, gzip] = [await ask('br, gzip'), await ask('gzip')]
    const { status, encoding, bytes } = response
    if (status !== 200) failed.push(`${name} (${status})`)
    if ([response, gzip].some((one) => !one.encoding && one.bytes > KB)) uncompressed.push(name)
    const sent = encoding ? `gzip of ${kb(plainOf(response).length)} KB, with ${encoding} ${kb(bytes)}` : 'uncompressed'
    figures.push(atMost('P13', `${name}, ${world} world: KB, ${sent}`, gzip.bytes / KB, barOf(name, operation)))
  }
  return [
    ...figures,
    atMost('P13', `${world} world: above 1 KB and not compressed: ${uncompressed.join(', ')}`, uncompressed.length, 0),
    atMost('P13', `${world} world: not answered with 200: ${failed.join(', ')}`, failed.length, 0),
  ]
}
