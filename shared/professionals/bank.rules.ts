import { foldedText, hasWords } from '#shared/kernel/folded-text.ts'

interface Bank {
  name: string
  branchCode: string
}

/** The universal branch code of a bank, valid for all its branches; undefined for an unknown bank. */
export const suggestedBranchCode = (banks: readonly Bank[], bankName: string): string | undefined =>
  banks.find(({ name }) => foldedText(name) === foldedText(bankName))?.branchCode

/**
 * The bank that was typed: a listed one as it is listed, another one as typed, undefined for a part of a listed name.
 */
export const typedBank = (banks: readonly Bank[], typed: string): string | undefined => {
  const text = foldedText(typed)
  const listed = banks.filter(({ name }) => hasWords(name, typed))
  if (text === '' || listed.length === 0) return typed.trim()
  return listed.find(({ name }) => foldedText(name) === text)?.name
}

/** Branch codes have six digits. A doubtful one gets a warning and is accepted. */
export const isUnusualBranchCode = (branchCode: string): boolean => !/^(\d{6}|•*)$/.test(branchCode)

/** An income tax number has ten digits and starts with 0, 1, 2, 3 or 9. */
export const isUnusualTaxNumber = (taxNumber: string): boolean => !/^([01239]\d{9}|•*)$/.test(taxNumber)
