import { PhotonImage } from '@silvia-odwyer/photon-node'
import { expect, it, vi } from 'vitest'
import { pngOf } from '#tests/support/documents.ts'
import { renderPictures } from './render-pictures.ts'

// Nine million pixels take a busy machine longer than a unit test usually has.
vi.setConfig({ testTimeout: 30_000 })

const [width, height] = [64, 32]
const corners = { red: [220, 30, 30], green: [30, 200, 30], blue: [30, 30, 220], white: [250, 250, 250] }

/** The upright picture: red and green above, blue and white below. */
const seen = (x: number, y: number): number[] =>
  y < height / 2 ? (x < width / 2 ? corners.red : corners.green) : x < width / 2 ? corners.blue : corners.white

/** Where a camera's row 0 and column 0 are in the upright picture, as Exif numbers the sides. */
const seenAt: Record<number, (row: number, column: number) => [number, number]> = {
  1: (row, column) => [column, row],
  2: (row, column) => [width - 1 - column, row],
  3: (row, column) => [width - 1 - column, height - 1 - row],
  4: (row, column) => [column, height - 1 - row],
  5: (row, column) => [row, column],
  6: (row, column) => [width - 1 - row, column],
  7: (row, column) => [width - 1 - row, height - 1 - column],
  8: (row, column) => [row, height - 1 - column],
}

const taken = (orientation: number) => {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height]
  const position = seenAt[orientation] as (row: number, column: number) => [number, number]
  const row = (at: number) => [
    0,
    ...Array.from({ length: across }, (_, column) => seen(...position(at, column))).flat(),
  ]
  return {
    size: { width: across, height: down },
    bytes: pngOf(across, down, { rows: Buffer.from(Array.from({ length: down }, (_, at) => row(at)).flat()) }),
  }
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture taken in orientation %i is drawn upright', async (orientation) => {
  const { size, bytes } = taken(orientation)
  const [drawn] = (await renderPictures({ bytes, orientation, size, targets: [size] })) ?? []
  const image = PhotonImage.new_from_byteslice(drawn as Uint8Array)
  expect([image.get_width(), image.get_height()]).toEqual([width, height])
  const pixels = image.get_raw_pixels()
  for (const [x, y] of [
    [8, 8],
    [56, 8],
    [8, 24],
    [56, 24],
  ] as const) {
    const at = (y * width + x) * 4
    for (const [part, value] of seen(x, y).entries())
      expect(Math.abs((pixels[at + part] as number) - value), `${x},${y}`).toBeLessThan(25)
  }
})

it('a file that is not a picture, or not the one its header claims, is not drawn', async () => {
  const size = { width: 8, height: 6 }
  for (const bytes of [Buffer.from('text'), pngOf(8, 7), pngOf(8, 6, { rows: Buffer.alloc(3) })]) {
    expect(await renderPictures({ bytes, orientation: 1, size, targets: [size] })).toBeUndefined()
  }
})

const jobOf = (width: number, height: number) => ({
  bytes: pngOf(width, height),
  orientation: 1,
  size: { width, height },
  targets: [{ width: 10, height: 10 }],
})

it('a picture that takes too long is reported as busy, not as broken', async () => {
  await expect(renderPictures(jobOf(3000, 2000), 1)).rejects.toMatchObject({ code: 'BUSY' })
  expect(await renderPictures(jobOf(3000, 2000))).toHaveLength(1)
})

it('pictures are drawn one at a time', async () => {
  const done: string[] = []
  const draw = (name: string, width: number) => renderPictures(jobOf(width, width)).then(() => done.push(name))
  await Promise.all([draw('large', 3000), draw('small', 10)])
  expect(done).toEqual(['large', 'small'])
})
