/** Integer cents; the API has amounts in rand. */
export type Cents = number

export const toRand = (cents: Cents): number => Math.round(cents) / 100
export const toCents = (rand: number): Cents => Math.round(rand * 100)

const NBSP = '\u00a0'
/** `3 000`, with no-break spaces. */
export const formatThousands = (whole: string | number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, NBSP)

/** `R 1 234.50`, with no-break spaces so that an amount never wraps. */
export const formatRand = (cents: Cents): string => {
  const [whole = '0', decimals] = Math.abs(Math.round(cents) / 100)
    .toFixed(2)
    .split('.')
  return `${cents < 0 ? '−' : ''}R${NBSP}${formatThousands(whole)}.${decimals}`
}

/** `R 380/h`, or `R 350–550/h` for a range; rates in whole rand. */
export const formatRate = (rate: number, to?: number): string =>
  `R${NBSP}${formatThousands(rate)}${to === undefined || to === rate ? '' : `–${formatThousands(to)}`}/h`

/** The first run of digits of a typed rate (SPEC 5). One digit too many is kept, so that the form reports it. */
export const digitsOfRate = (text: string): string => (/\d+/.exec(text)?.[0] ?? '').replace(/^0+(?=\d)/, '').slice(0, 6)
