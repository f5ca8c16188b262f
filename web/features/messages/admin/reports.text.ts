export const reportsText = {
  open: 'Open',
  closed: 'Closed',
} as const
