import type { UploadName } from './documents.rules.ts'

type Size = { width: number; height: number }

const square = (side: number): Size => ({ width: side, height: side })

type Sizes = Record<'small' | 'large', Size>
const faces: Sizes = { small: square(300), large: square(1000) }
const views: Sizes = { small: { width: 966, height: 654 }, large: square(1600) }
const brandLogo = { width: 640, height: 192 }

/** Twice the sizes on screen (150; 483 × 327; 500 in the dialog), for high-density displays. */
const sizesOf: Partial<Record<UploadName, Sizes>> = {
  avatar: faces,
  logo: faces,
  brandLogo: { small: brandLogo, large: brandLogo },
  dashboardImage: { ...views, large: { width: 1280, height: 720 } },
}

/** The size in which a picture is stored: within its box and never enlarged. */
export const pictureSize = (name: UploadName, size: 'small' | 'large', { width, height }: Size): Size => {
  const box = (sizesOf[name] ?? views)[size]
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The size after rotation: orientations from 5 on are turned by 90 degrees. */
export const uprightSize = ({ width, height, orientation }: Size & { orientation: number }): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height }
