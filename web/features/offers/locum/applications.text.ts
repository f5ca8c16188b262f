export const applicationsText = {
  offers: 'Offers',
  leads: {
    near: (profession: string) => `${profession} offers in your regions, with the pay at your rates.`,
    others: (profession: string) =>
      `${profession} offers in your regions that require more experience than you have, or of which some days are booked already.`,
    applied: () => undefined,
  },
  orders: { soonest: 'Soonest first', pay: 'Best paid first', newest: 'Newest first' },
  markedUnavailable: (days: string) => `You marked ${days} Unavailable in your calendar.`,
  booked: (days: string) => `You are already booked on ${days}.`,
} as const
