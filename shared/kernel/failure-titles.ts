/** The titles of failed requests in SPEC 8, including those of requests that the site does not make yet. */
export const failureTitles = {
  loadBookings: 'Failed to load bookings',
  createBooking: 'Failed to create or load booking',
  updateBooking: 'Failed to update or load booking',
  deleteBooking: 'Failed to delete or load booking',
  loadAvailability: 'Failed to load availability',
  createAvailability: 'Failed to create or load availability',
  updateAvailability: 'Failed to update or load availability',
  deleteAvailability: 'Failed to delete availability',
  loadOffers: 'Failed to load offers',
  createOffer: 'Failed to create or load offer',
  updateOffer: 'Failed to update or load offer',
  getOffer: 'Failed to get offer',
  loadCompany: 'Failed to load company',
  createInvite: 'Failed to create or load invite',
  cancelInvite: 'Failed to cancel invite',
  loadInvites: 'Failed to load pending invites',
  loadHash: 'Failed to load hash',
  loadTenant: 'Failed to load tenant',
} as const

export type FailureTitle = (typeof failureTitles)[keyof typeof failureTitles]
