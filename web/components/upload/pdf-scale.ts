/** In pixels. Browsers leave a larger canvas white. */
const MAX_SIDE = 16_384
const MAX_AREA = 4_096 * 4_096

/** By how much a page is enlarged for the width that is wanted, so that its canvas is one that can be drawn. */
export const pdfScale = ({ width, height }: { width: number; height: number }, wanted: number): number =>
  Math.min(wanted / width, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(MAX_AREA / (width * height)))
