export const profileText = {
  title: 'Edit profile',
  lead: 'What practices and we know about you. You can change it at any time.',
  required: 'Needed to work',
  boosters: 'Boost your profile',
  completeness: 'Your profile',
  done: 'Practices see everything they look for. Keep it up to date.',
} as const

/** Once all that has to be told is told. */
export const signedUpText = {
  waiting:
    'We check your registration and let you know as soon as you can apply. Meanwhile, these steps help practices choose you.',
  approved: 'You can apply for shifts. These steps help practices choose you.',
}
