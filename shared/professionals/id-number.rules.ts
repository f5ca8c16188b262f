const LUHN_BASE = 10

/** Luhn: every second digit from the right counts double, as the sum of its digits. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, character, at) => {
    const value = Number(character) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % LUHN_BASE === 0
}

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '')

/** Whether a number has the thirteen digits of a South African ID number. */
export const isAsLongAsIdNumber = (typed: string): boolean => /^\d{13}$/.test(withoutSpaces(typed))

/** A South African ID number: YYMMDD SSSS C A Z, the last a check digit. */
export const isIdNumber = (typed: string): boolean => {
  const digits = withoutSpaces(typed)
  const month = Number(digits.slice(2, 4))
  const day = Number(digits.slice(4, 6))
  return isAsLongAsIdNumber(digits) && passesLuhn(digits) && month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Whether a stored number, which may be a passport's, looks like a mistyped ID number. */
export const isUnusualIdNumber = (idpassport: string): boolean =>
  isAsLongAsIdNumber(idpassport) && !isIdNumber(idpassport)

export type Identification = 'id' | 'passport'

/** What a stored number is, or what to begin with. A masked one shows nothing. */
export const identificationOf = (idpassport: string): Identification =>
  /^•*$/.test(idpassport) || isAsLongAsIdNumber(idpassport) ? 'id' : 'passport'
