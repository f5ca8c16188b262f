const LUHN_BASE = 10

/** Luhn: every second digit from the right counts double, as the sum of its digits. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, character, at) => {
    const value = Number(character) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % LUHN_BASE === 0
}

/**
 * Checks thirteen digits as a South African ID number (YYMMDD SSSS C A Z with a check digit); anything else is taken
 * for a passport number. A doubtful number gets a warning and is accepted.
 */
export const isUnusualIdNumber = (idpassport: string): boolean => {
  const digits = idpassport.replaceAll(' ', '')
  if (!/^\d{13}$/.test(digits)) return false
  const month = Number(digits.slice(2, 4))
  const day = Number(digits.slice(4, 6))
  return !passesLuhn(digits) || month < 1 || month > 12 || day < 1 || day > 31
}
