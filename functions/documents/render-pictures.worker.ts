import { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { createInflate } from 'node:zlib'
import { PhotonImage, resize, SamplingFilter } from '@silvia-odwyer/photon-node'
import { detectFileType } from '#shared/documents/file-check.rules.ts'
import { compressedPngPixels, withoutExtraPngChunks } from '#shared/documents/png.rules.ts'

type Size = { width: number; height: number }
export type RenderJob = {
  bytes: Uint8Array
  orientation: number
  size: Size
  targets: Size[]
  /** JPEG, unless it is to keep its transparency. */
  type?: 'image/jpeg' | 'image/png'
}

const QUALITY = 85

/** JPEG has no transparency; without this, transparent parts would turn black. */
const onWhite = (pixels: Uint8Array): Uint8Array => {
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = pixels[at + 3] as number
    if (opacity === 255) continue
    for (let part = at; part < at + 3; part += 1)
      pixels[part] = 255 + (((pixels[part] as number) - 255) * opacity) / 255
    pixels[at + 3] = 255
  }
  return pixels
}

/** Maps a pixel of the upright picture to its position in one of the eight Exif orientations. */
const positions: Record<number, (x: number, y: number, across: number, down: number) => [number, number]> = {
  2: (x, y, across) => [across - x, y],
  3: (x, y, across, down) => [across - x, down - y],
  4: (x, y, _, down) => [x, down - y],
  5: (x, y) => [y, x],
  6: (x, y, _, down) => [y, down - x],
  7: (x, y, across, down) => [across - y, down - x],
  8: (x, y, across) => [across - y, x],
}

const upright = (
  pixels: Uint8Array,
  { width, height }: Size,
  orientation: number,
): { pixels: Uint8Array; width: number; height: number } => {
  const position = positions[orientation]
  if (!position) return { pixels, width, height }
  const [across, down] = orientation >= 5 ? [height, width] : [width, height]
  const [from, to] = [
    new Uint32Array(pixels.buffer, pixels.byteOffset, width * height),
    new Uint32Array(width * height),
  ]
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const [left, top] = position(x, y, width - 1, height - 1)
      to[y * across + x] = from[top * width + left] as number
    }
  }
  return { pixels: new Uint8Array(to.buffer), width: across, height: down }
}

/** Draws new files of the picture alone, without anything else that the file contains. */
const render = ({ bytes, orientation, size, targets, type }: RenderJob): Uint8Array[] => {
  const image = PhotonImage.new_from_byteslice(bytes)
  if (image.get_width() !== size.width || image.get_height() !== size.height)
    throw new Error('The picture does not have the size that its header claims.')
  return targets.map((target) => {
    const scaled = resize(image, target.width, target.height, SamplingFilter.Triangle)
    const pixels = Uint8Array.from(scaled.get_raw_pixels())
    const turned = upright(type === 'image/png' ? pixels : onWhite(pixels), target, orientation)
    const drawn = new PhotonImage(turned.pixels, turned.width, turned.height)
    return type === 'image/png' ? drawn.get_bytes() : drawn.get_bytes_jpeg(QUALITY)
  })
}

/** The decoder would unpack a decompression bomb to its end, even though it uses only the picture's part. */
const refuseDecompressionBomb = async (bytes: Uint8Array): Promise<void> => {
  const { parts, maxBytes } = compressedPngPixels(bytes)
  let unpacked = 0
  for await (const part of Readable.from(parts).pipe(createInflate())) {
    unpacked += (part as Buffer).length
    if (unpacked > maxBytes) throw new Error('The picture unpacks to more data than its size needs.')
  }
}

const job = workerData as RenderJob
const isPng = detectFileType(job.bytes) === 'image/png'
const start = async (): Promise<void> => {
  if (isPng) await refuseDecompressionBomb(job.bytes)
  parentPort?.postMessage(render(isPng ? { ...job, bytes: withoutExtraPngChunks(job.bytes) } : job))
}
void start()
