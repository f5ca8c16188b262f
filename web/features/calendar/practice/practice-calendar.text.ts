export const text = {
  title: 'Calendar',
  booked: 'Booked',
  open: 'Open',
  requested: 'Requested',
  ended: 'Ended',
  closed: 'Closed',
} as const
