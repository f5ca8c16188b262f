export const profileText = {
  title: 'Edit profile',
  lead: 'What practices and we know about you. You can change it at any time.',
  required: 'Needed to work',
  boosters: 'Boost your profile',
  completeness: 'Your profile',
  done: 'Practices see everything they look for. Keep it up to date.',
} as const
