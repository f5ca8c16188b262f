interface Area {
  x: number
  y: number
  width: number
  height: number
}

interface Target {
  width: number
  height: number
  type: 'image/png' | 'image/jpeg'
  quality: number
}

/** The picture upright, as the camera recorded it. */
export const uprightPicture = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws an area of a picture as a new file; a JPEG shows white where the picture is transparent. */
export async function drawPicture(
  picture: ImageBitmap,
  { x, y, width, height }: Area,
  target: Target,
  name: string,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: target.width, height: target.height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser offers no canvas')
  if (target.type === 'image/jpeg') {
    context.fillStyle = '#FFFFFF'
    context.fillRect(0, 0, target.width, target.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, target.width, target.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, target.type, target.quality))
  if (!blob) throw new Error('The picture could not be written')
  return new File([blob], name.replace(/\.\w+$/, target.type === 'image/png' ? '.png' : '.jpg'), { type: target.type })
}
