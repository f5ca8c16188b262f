import { big32, byte, latin1Text, startsWith, type ParsedPicture } from './file-bytes.ts'

export const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'

const crcTable = Uint32Array.from({ length: 256 }, (_, value) => {
  let crc = value
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

/** Indexed and in integers: an iterator and fractions take three times as long, and files have millions of bytes. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = -1
  for (let at = 0; at < bytes.length; at += 1)
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[at] as number)) & 255] as number)
  return (crc ^ -1) >>> 0
}

type Chunk = { name: string; from: number; to: number }

/** All chunks; undefined if one is cut short, damaged or out of place. */
const chunksOf = (bytes: Uint8Array): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let from = PNG_SIGNATURE.length; chunks.at(-1)?.name !== 'IEND';) {
    const length = big32(bytes, from)
    const to = from + 12 + length
    if (length < 0 || to > bytes.length || big32(bytes, to - 4) !== crc32(bytes.subarray(from + 4, to - 4)))
      return undefined
    const name = latin1Text(bytes, from + 4, from + 8)
    if (!/^[A-Za-z]{4}$/.test(name) || (name === 'IHDR') !== (chunks.length === 0)) return undefined
    chunks.push({ name, from, to })
    from = to
  }
  return chunks
}

export const parsePng = (bytes: Uint8Array): ParsedPicture => {
  const chunks = startsWith(bytes, PNG_SIGNATURE) ? chunksOf(bytes) : undefined
  const [header, last] = [chunks?.[0], chunks?.at(-1)]
  if (
    !chunks?.some(({ name }) => name === 'IDAT') ||
    header?.to !== 33 ||
    last?.to !== bytes.length ||
    last.to - last.from !== 12
  )
    return undefined
  if (byte(bytes, 26) !== 0 || byte(bytes, 27) !== 0) return undefined // compression and filter methods
  return { width: big32(bytes, 16), height: big32(bytes, 20), end: last.to }
}

const pictureChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Only the chunks that make the picture: others can have compressed text that unpacks to gigabytes. */
export const withoutExtraPngChunks = (bytes: Uint8Array): Uint8Array => {
  const kept = (chunksOf(bytes) ?? []).filter(({ name }) => pictureChunks.has(name))
  const picture = new Uint8Array(kept.reduce((sum, { from, to }) => sum + to - from, PNG_SIGNATURE.length))
  picture.set(bytes.subarray(0, PNG_SIGNATURE.length))
  let at = PNG_SIGNATURE.length
  for (const { from, to } of kept) {
    picture.set(bytes.subarray(from, to), at)
    at += to - from
  }
  return picture
}

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** A PNG's compressed picture, and the most bytes that it can validly unpack to. */
export const compressedPngPixels = (bytes: Uint8Array): { parts: Uint8Array[]; maxBytes: number } => {
  const parts = (chunksOf(bytes) ?? [])
    .filter(({ name }) => name === 'IDAT')
    .map(({ from, to }) => bytes.subarray(from + 8, to - 4))
  const [width, height, depth, colour, interlaced] = [
    big32(bytes, 16),
    big32(bytes, 20),
    byte(bytes, 24),
    byte(bytes, 25),
    byte(bytes, 28),
  ]
  const row = 1 + Math.ceil((width * depth * (channels[colour] ?? 0)) / 8)
  return { parts, maxBytes: row * height * (interlaced ? 2 : 1) }
}
