// Apart from the schemas, so that pages which only show a wallet don't load the validation.

/** SPEC 3: 1 is a professional's, 2 a company's. */
export const walletTypes = { professional: 1, company: 2 } as const
export type WalletOwner = keyof typeof walletTypes

/** SPEC 1: LocumWallet is the name of both together. */
export const walletLabels = { professional: 'LocumBucks', company: 'LocumCredits' } as const satisfies Record<
  WalletOwner,
  string
>

/** SPEC 3: 1 adds to the balance, 2 is deducted from it. */
export const ADDITION = 1
export const DEDUCTION = 2

export const redemptionStatuses = ['requested', 'settled', 'refused'] as const

export const statementFormats = ['pdf', 'csv'] as const
