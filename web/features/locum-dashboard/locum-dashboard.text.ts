export const locumDashboardText = {
  next: 'Next shift',
  offers: 'Offers near you',
} as const
