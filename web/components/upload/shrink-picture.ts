import { drawPicture, uprightPicture } from './draw-picture.ts'

/** From sharp, with the small print of an ID legible, to what fits almost always. */
const attempts = [
  { side: 2_400, quality: 0.85 },
  { side: 2_000, quality: 0.8 },
  { side: 1_600, quality: 0.75 },
] as const

/** A photo as a smaller JPEG, upright and without its position, below `limit` bytes; throws if that can't be done. */
export async function shrinkPicture(file: File, limit: number): Promise<File> {
  const picture = await uprightPicture(file)
  const area = { x: 0, y: 0, width: picture.width, height: picture.height }
  try {
    for (const { side, quality } of attempts) {
      const scale = Math.min(1, side / Math.max(area.width, area.height))
      const target = {
        width: Math.max(1, Math.round(area.width * scale)),
        height: Math.max(1, Math.round(area.height * scale)),
        type: 'image/jpeg',
        quality,
      } as const
      const shrunk = await drawPicture(picture, area, target, file.name)
      if (shrunk.size < limit) return shrunk
    }
  } finally {
    picture.close()
  }
  throw new Error('The picture stays too large')
}
