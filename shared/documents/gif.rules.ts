import { byte, little16, startsWith, type ParsedPicture } from './file-bytes.ts'

export const isGif = (bytes: Uint8Array): boolean => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')

const colours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The position after a chain of sub-blocks; past the end if the file is cut short. */
const afterBlocks = (bytes: Uint8Array, from: number): number => {
  let at = from
  while (byte(bytes, at) > 0) at += byte(bytes, at) + 1
  return at + 1
}

/** Reads block by block to the trailer. Frames outside the picture's area are refused: they could be of any size. */
export const parseGif = (bytes: Uint8Array): ParsedPicture => {
  const [width, height] = [little16(bytes, 6), little16(bytes, 8)]
  let at = 13 + colours(byte(bytes, 10))
  let frames = 0
  for (;;) {
    const kind = byte(bytes, at)
    if (kind === 0x3b) break
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c) {
      const [left, top, across, down] = [1, 3, 5, 7].map((offset) => little16(bytes, at + offset)) as [
        number,
        number,
        number,
        number,
      ]
      if (across < 1 || down < 1 || left + across > width || top + down > height) return undefined
      at = afterBlocks(bytes, at + 11 + colours(byte(bytes, at + 9)))
      frames += 1
    } else return undefined
  }
  return frames > 0 && at + 1 === bytes.length ? { width, height, end: at + 1 } : undefined
}
