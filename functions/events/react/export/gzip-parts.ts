import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * Builds one gzip file from parts compressed by separate processes: each part ends on a whole byte without ending the
 * file. Several gzip members would not do, since some browsers read only the first.
 */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

export const gzipPart = (text: Buffer): Buffer => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })

/** The checksum of a text and everything before it. */
export const checksumWith = (before: number, text: Buffer): number => crc32(text, before)

/** An empty last block, then checksum and size of the whole text. */
export const gzipEnd = (checksum: number, size: number): Buffer => {
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(checksum, 2)
  end.writeUInt32LE(size % 2 ** 32, 6)
  return end
}
