import { drawPicture, uprightPicture } from './draw-picture.ts'

export interface CropProps {
  file: File
  /** The object URL of the file. */
  src: string
  onDone: (file: File) => void
  /** Called with an error message if cropping failed. */
  onCancel: (errorText?: string) => void
}

interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** Large enough for every portrait and logo on screen, also on high-resolution displays. */
const MAX_SIDE = 1_200
const QUALITY = 0.9

/** Crops a picture to a square file; transparency is kept. */
export async function cropPicture(file: File, { x, y, width, height }: Square): Promise<File> {
  const type = file.type === 'image/png' || file.type === 'image/gif' ? 'image/png' : 'image/jpeg'
  const side = Math.min(MAX_SIDE, width)
  // The cropper’s coordinates refer to the picture in its upright orientation.
  const picture = await uprightPicture(file)
  const target = { width: side, height: side, type, quality: QUALITY } as const
  const cropped = await drawPicture(picture, { x, y, width, height }, target, file.name)
  picture.close()
  return cropped
}
