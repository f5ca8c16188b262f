import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * A gzip file that is written in parts, by processes that know nothing of each other: each part is compressed by itself
 * and ends on a whole byte without ending the file, so that one after another, between this beginning and that end,
 * they are one file. (Several gzip members in one file would not do: not every browser reads past the first.)
 */
export const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

export const gzipPart = (text: Buffer): Buffer => deflateRawSync(text, { finishFlush: constants.Z_FULL_FLUSH })

/** The checksum of a text and of what came before it. */
export const checksumWith = (before: number, text: Buffer): number => crc32(text, before)

/** An empty last block, then checksum and size of the whole text. */
export const gzipEnd = (checksum: number, size: number): Buffer => {
  const end = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  end.writeUInt32LE(checksum, 2)
  end.writeUInt32LE(size % 2 ** 32, 6)
  return end
}
