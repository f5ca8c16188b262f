import { big16, big32, byte, little16, little32, startsWith, type ParsedPicture } from './file-bytes.ts'

export const isJpeg = (bytes: Uint8Array, at = 0): boolean => startsWith(bytes, '\xff\xd8\xff', at)

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7

/** The end of a scan: the next marker that is not part of it. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return -1
    const next = byte(bytes, at + 1)
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at
    at += next === 0xff ? 1 : 2
  }
}

/** The picture's rotation in the camera's Exif block, from 1 (upright) to 8. */
const orientationIn = (bytes: Uint8Array, from: number, to: number): number => {
  const tiff = from + 6
  const isLittle = startsWith(bytes, 'II', tiff)
  if (!startsWith(bytes, 'Exif\0\0', from) || (!isLittle && !startsWith(bytes, 'MM', tiff))) return 1
  const [short, long] = isLittle ? [little16, little32] : [big16, big32]
  const directory = tiff + long(bytes, tiff + 4)
  const entries = Math.min(short(bytes, directory), 200)
  for (let entry = directory + 2; entry < directory + 2 + entries * 12 && entry + 12 <= to; entry += 12) {
    const value = short(bytes, entry + 8)
    if (short(bytes, entry) === 0x0112) return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** What phones append: further pictures (depth, brightness) or Samsung's own block. */
const isTrailer = (bytes: Uint8Array, end: number): boolean =>
  isJpeg(bytes, end) || startsWith(bytes, 'SEFT', bytes.length - 4)

/** Reads marker by marker to the end of the image. What phones append is accepted and lies after `end`. */
export const parseJpeg = (bytes: Uint8Array): ParsedPicture => {
  let size: { width: number; height: number } | undefined
  let [at, orientation, scans] = [2, 1, 0]
  for (;;) {
    while (byte(bytes, at) === 0xff && byte(bytes, at + 1) === 0xff) at += 1
    const marker = byte(bytes, at + 1)
    if (byte(bytes, at) !== 0xff || marker < 0xc0 || marker === 0xd8) return undefined
    if (marker === 0xd9) break
    const [from, to] = [at + 4, at + 2 + big16(bytes, at + 2)]
    if (to < from || to > bytes.length) return undefined
    if (isFrame(marker)) {
      if (size || byte(bytes, from) !== 8) return undefined
      size = { height: big16(bytes, from + 1), width: big16(bytes, from + 3) }
    }
    if (marker === 0xe1 && orientation === 1) orientation = orientationIn(bytes, from, to)
    if (marker === 0xda && !size) return undefined
    if (marker === 0xda) scans += 1
    at = marker === 0xda ? endOfScan(bytes, to) : to
    if (at < 0) return undefined
  }
  const end = at + 2
  if (!size || scans === 0 || (end < bytes.length && !isTrailer(bytes, end))) return undefined
  return { ...size, end, orientation, scans }
}
