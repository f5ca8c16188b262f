export const profileText = {
  title: 'Edit profile',
  lead: 'Your details for practices and our team. You can change them at any time.',
  required: 'Required to work',
  boosters: 'Boost your profile',
  completeness: 'Your profile',
  done: 'Keep it up to date.',
} as const

/** Once the required steps are complete. */
export const signedUpText = {
  waiting:
    'We are checking your registration and will notify you as soon as you can apply. In the meantime, these steps help practices choose you.',
  approved: 'You can apply for shifts. These steps help practices choose you.',
}
