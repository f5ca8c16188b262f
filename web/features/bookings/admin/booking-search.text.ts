export const bookingSearchText = {
  title: 'Bookings',
  availability: 'Booking request',
  public_offer: 'Application',
} as const
