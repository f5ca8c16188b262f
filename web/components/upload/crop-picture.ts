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
  const [type, ending] =
    file.type === 'image/png' || file.type === 'image/gif'
      ? (['image/png', 'png'] as const)
      : (['image/jpeg', 'jpg'] as const)
  const side = Math.min(MAX_SIDE, width)
  // The cropper’s coordinates refer to the picture in its upright orientation.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser offers no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, side, side)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], file.name.replace(/\.\w+$/, `.${ending}`), { type })
}
