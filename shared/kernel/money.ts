import * as z from 'zod/mini'

/** Integer cents; amounts leave the system as rand with at most two decimals. */
export type Cents = number

export const toRand = (cents: Cents): number => Math.round(cents) / 100
export const toCents = (rand: number): Cents => Math.round(rand * 100)

/** An amount on the wire: rand, at most two decimals. */
export const Rand = z.number().check(z.refine((rand) => Math.abs(rand * 100 - Math.round(rand * 100)) < 1e-6, 'Use at most two decimals'))

/** An hourly rate: whole rand as text, taken from text or a number (SPEC 3: rates are text). */
export const RateText = z.pipe(
  z.union([
    z.string().check(z.regex(/^[1-9]\d*$/, 'Use a whole number of rand'), z.maxLength(5, 'This rate is too high')),
    z.int('Use a whole number of rand').check(z.gte(1, 'Use a whole number of rand'), z.lte(99_999, 'This rate is too high')),
  ]),
  z.transform((rate) => String(rate)),
)

/** A rate from a form, with what an empty field is told. */
export const rateOr = (missing: string) => z.pipe(z.union([z.string(), z.number()]).check(z.refine((rate) => rate !== '', { message: missing, abort: true })), RateText)

const NBSP = '\u00a0'
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, NBSP)

/** `R 1 234.50`, with no-break spaces so that an amount never wraps. */
export const formatRand = (cents: Cents): string => {
  const [whole = '0', decimals] = Math.abs(Math.round(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '−' : ''}R${NBSP}${grouped(whole)}.${decimals}`
}

/** `R 380/h`, or `R 350–550/h` for a range; rates in whole rand. */
export const formatRate = (rate: number, to?: number): string =>
  `R${NBSP}${grouped(String(rate))}${to === undefined || to === rate ? '' : `–${grouped(String(to))}`}/h`

/** What counts of a typed rate: its first run of digits, as a whole number (SPEC 5); empty when there is none. A digit more than a rate may have stays, to be told. */
export const rateDigits = (text: string): string => (/\d+/.exec(text)?.[0] ?? '').replace(/^0+(?=\d)/, '').slice(0, 6)
