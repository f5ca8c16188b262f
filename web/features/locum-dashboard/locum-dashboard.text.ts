export const locumDashboardText = {
  title: 'Home',
  hello: (name: string) => `Hello, ${name}`,
  next: 'Next shift',
  youEarn: 'You earn',
  viewBooking: 'View booking',
  call: 'Call',
  noShift: 'No shift booked yet',
  noShiftWhy: 'Apply for an offer; once a practice confirms you, your next shift stands here.',
  profile: 'Your profile',
  nextStep: (title: string) => `Next: ${title}`,
  offers: 'Offers near you',
  noOffers: 'No offers near you right now',
  noOffersWhy: (profession: string, region: string) =>
    `When a practice in ${region} needs a ${profession}, its offer shows here.`,
  seeAll: 'See all',
  applications: 'Waiting for the practice',
  applied: 'All applications',
  noApplications: 'Nothing waits at the moment',
  noApplicationsWhy: 'What you apply for waits here until the practice has decided.',
  waitingTitle: 'Your profile is waiting for approval.',
  waitingWhy: (council: string) =>
    `We check your registration with the ${council}. You can already look at offers; you can apply as soon as we have approved you, and we will let you know.`,
} as const
