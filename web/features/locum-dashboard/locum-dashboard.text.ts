export const locumDashboardText = {
  next: 'Next shift',
  tips: {
    days: (empty: number, weeks: number) => ({
      title: 'Post your days',
      hint: `Nothing is posted for ${empty === weeks ? 'any' : empty} of the next ${weeks} weeks. A day you post counts four times as much as a day without anything.`,
    }),
    skills: { title: 'Add your skills', hint: 'Practices search for the skills they need.' },
    rates: { title: 'Enter your rates', hint: 'Practices compare rates with their budget.' },
    languages: { title: 'Add your languages', hint: 'Practices search for the languages their customers speak.' },
    experience: { title: 'Enter your experience', hint: 'Practices can ask for a minimum number of years.' },
    locations: { title: 'Choose your regions', hint: 'You are listed where you live and in the regions you choose.' },
    picture: { title: 'Add a photo', hint: 'It is shown beside your name, wherever practices see you.' },
  },
  offers: 'Offers near you',
} as const
