/** The steps with files: Upload ID, About you, Payment information. */
export const documentsText = {
  about: {
    insured: 'Do you have Professional Indemnity Insurance?',
    expiry: 'Expiry date',
  },
  banking: {
    holder: 'Account holder name',
    bank: 'Bank name',
    branch: 'Branch code',
    account: 'Account number',
    accountType: 'Account type',
    taxNumber: 'Tax registration number',
  },
} as const
