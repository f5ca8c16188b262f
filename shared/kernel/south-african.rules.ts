/**
 * A South African mobile number is +27 and nine digits, or 06, 07 or 08 and eight more; others are not checked. A
 * doubtful number gets a warning and is accepted.
 */
export const isUnusualMobile = (contact: string): boolean => {
  const digits = contact.replaceAll(' ', '')
  if (digits === '' || (digits.startsWith('+') && !digits.startsWith('+27'))) return false
  return !/^(\+27|0)[678]\d{8}$/.test(digits)
}
