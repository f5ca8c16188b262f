interface Bank {
  name: string
  branchCode: string
}

/**
 * The universal branch code of a bank, which serves every branch of it; undefined for a bank that options don't know.
 */
export const suggestedBranchCode = (banks: readonly Bank[], bankName: string): string | undefined =>
  banks.find(({ name }) => name.toLowerCase() === bankName.trim().toLowerCase())?.branchCode

/** Branch codes have six digits. A doubtful one is questioned, never refused. */
export const isDoubtfulBranchCode = (branchCode: string): boolean => branchCode !== '' && !/^\d{6}$/.test(branchCode)

/** An income tax reference has ten digits and begins with 0, 1, 2, 3 or 9. */
export const isDoubtfulTaxNumber = (taxNumber: string): boolean => taxNumber !== '' && !/^[01239]\d{9}$/.test(taxNumber)
