import type { DocumentName } from './documents.schema.ts'

type Size = { width: number; height: number }

const square = (side: number): Size => ({ width: side, height: side })

/** Twice what the screens show (150; 483 × 327; 500 in the dialog), for sharp displays. */
const boxes = (document: DocumentName): Record<'small' | 'large', Size> =>
  document === 'avatar' || document === 'logo'
    ? { small: square(300), large: square(1000) }
    : { small: { width: 966, height: 654 }, large: square(1600) }

/** The size in which a picture is kept: within its box, never larger than it came. */
export const pictureSize = (document: DocumentName, size: 'small' | 'large', { width, height }: Size): Size => {
  const box = boxes(document)[size]
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** As the picture is seen: from the fifth on, orientations lie on their side. */
export const uprightSize = ({ width, height, orientation }: Size & { orientation: number }): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height }
