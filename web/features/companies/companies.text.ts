export const companiesText = {
  lead: 'Tell us about your practice. Locums see its name on your offers.',
  name: 'Practice name',
  industry: 'Industry',
  type: 'Type of practice',
  email: 'Practice e-mail',
  contact: 'Practice contact number',
  managers: 'Manager details',
  managersLead: 'At least one person who runs the practice.',
  operations: {
    openOn: {
      weekdays: 'Open on weekdays',
      saturday: 'Open on Saturdays',
      sundays: 'Open on Sundays',
      public_holidays: 'Open on public holidays',
    },
  },
  about: {
    pictureLabels: { logo: 'Logo', imageA: 'Image A', imageB: 'Image B', imageC: 'Image C' },
  },
} as const
