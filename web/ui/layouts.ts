/**
 * Boxes with styles of their own, which the same properties of an element replace. The build writes them out
 * (`docs/decisions/226`).
 */
export const layouts = {
  Box: {},
  /** Side by side. */
  Row: { display: 'flex' },
  /** One below the other. */
  Stack: { display: 'grid' },
  /** Two of equal width side by side; on a phone one below the other. */
  Pair: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: '5' },
  /** Quiet text. */
  Small: { textStyle: 's', color: 'fg.muted' },
} as const

/** Of a layout's properties. `wrap` without a value wraps. */
export const shortNames = { align: 'alignItems', justify: 'justifyContent', wrap: 'flexWrap' } as const
