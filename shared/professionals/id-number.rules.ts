const LUHN_BASE = 10

/** Luhn: every second digit from the right counts double, its digits summed. */
const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, character, at) => {
    const value = Number(character) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % LUHN_BASE === 0
}

/**
 * Thirteen digits are meant as a South African ID number (YYMMDD SSSS C A Z), whose last is a check digit. Anything
 * else is a passport number, which has no rule to check. A doubtful number is questioned, never refused.
 */
export const isDoubtfulIdNumber = (idpassport: string): boolean => {
  const digits = idpassport.replaceAll(' ', '')
  if (!/^\d{13}$/.test(digits)) return false
  const month = Number(digits.slice(2, 4))
  const day = Number(digits.slice(4, 6))
  return !passesLuhn(digits) || month < 1 || month > 12 || day < 1 || day > 31
}
