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

/** The highest hourly rate, in whole rand. */
export const MAX_RATE = 99_999

const GROUPED = /([1-9]\d{0,2}([ \u00a0\u202f\u2009'’,])\d{3}(?:\2\d{3})*(?!\d)|\d+)([.,]\d+)?/

export interface TypedRate {
  /** Digits alone; empty if there are none. */
  rate: string
  /** What the rate leaves out of the text: its decimals, or another number after it. */
  dropped: 'decimals' | 'number' | undefined
}

/** The first number of a typed text, in whole rand (SPEC 5); thousands may be grouped, as in `1 200` and `1,200`. */
export function readRate(text: string): TypedRate {
  const [all = '', whole = '', , decimals] = GROUPED.exec(text) ?? []
  const rest = text.slice(text.indexOf(all) + all.length)
  return {
    rate: whole.replace(/\D/g, '').replace(/^0+(?=\d)/, ''),
    dropped: /\d/.test(rest) ? 'number' : decimals ? 'decimals' : undefined,
  }
}

const RAND = /^(?:R\s*)?([1-9]\d{0,2}([\s,'’])\d{3}(?:\2\d{3})*|\d+)(?:[.,](\d{1,2}))?$/i

/** A typed amount in rand, such as `R 35 000.50`, `35,000` or `35000`; undefined if it is none. */
export const readRand = (typed: string): number | undefined => {
  const [, whole, , decimals = '0'] = RAND.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(`${whole.replace(/\D/g, '')}.${decimals}`)
}
