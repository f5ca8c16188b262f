export const offerStatuses = ['open', 'requested', 'partially-confirmed', 'confirmed', 'cancelled'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export const candidateStatuses = [
  'open',
  'requested',
  'partially-confirmed',
  'confirmed',
  'rejected',
  'cancelled',
] as const
