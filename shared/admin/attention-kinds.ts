/** What waits for a super admin, as the dashboard names it from left to right. */
export const attentionKinds = [
  'professional',
  'practice',
  'placement',
  'redemption',
  'report',
  'privacy',
  'registration',
] as const
export type AttentionKind = (typeof attentionKinds)[number]
