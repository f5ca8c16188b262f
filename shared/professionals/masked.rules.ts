import { isAsLongAsIdNumber } from './id-number.rules.ts'

const DOTS = '••••'
const BIRTH_DATE = 6
const ENDING = 3
/** Of what is no longer than this, the last digits would be most of it. */
const SHORT = 6

/** `960411 •••• 087`: what tells two people apart; of a passport’s number the last three characters. */
export function maskedIdNumber(idpassport: string): string {
  const number = idpassport.replaceAll(/\s/g, '')
  const start = isAsLongAsIdNumber(number) ? `${number.slice(0, BIRTH_DATE)} ` : ''
  return number.length > SHORT ? `${start}${DOTS} ${number.slice(-ENDING)}` : DOTS
}

/** `•••• 4471` */
export const maskedAccountNumber = (number: string): string =>
  number.length > SHORT ? `${DOTS} ${number.slice(-(ENDING + 1))}` : DOTS
