/** An amount as typed: digits, grouped or not, with a point or a comma before at most two decimals. */
const AMOUNT = /^(?:r\s*)?(\d{1,3}(?:[ \u00a0]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/i

/** Rand, as the API takes it; undefined if it is no amount above zero. */
export function readAmount(text: string): number | undefined {
  const [, whole, decimals = '0'] = AMOUNT.exec(text.trim()) ?? []
  const rand = whole === undefined ? 0 : Number(`${whole.replace(/\D/g, '')}.${decimals}`)
  return rand > 0 ? rand : undefined
}
