export const newRequestText = {
  budgetOrderError: 'Budget to cannot be less than budget from.',
  usualRatesOf: (name: string) => `${name}’s usual rates`,
  sentHint: (days: number) =>
    `Once they accept, they are booked, and we will notify you.${days > 1 ? ' They may accept only some of the days.' : ''} Until then, nothing is booked and nothing is due.`,
  facilitationFee: 'Facilitation fee',
  seeRequest: 'View request',
} as const
