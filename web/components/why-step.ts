import type { LocumStep } from '#shared/professionals/booster-steps.rules.ts'

/** What each step of a locum's profile is good for. */
export const whyStep: Record<LocumStep, string> = {
  'create-account-step': 'You sign in with it.',
  'verification-step': 'Practices need to know who you are and where you are registered.',
  'upload-id-step': 'We check that you are who you say you are. Practices never see your document.',
  'experience-step': 'Offers ask for years of experience and skills.',
  'rates-step': 'Practices compare what a day with you costs.',
  'education-step': 'Practices look at where you qualified.',
  'locations-step': 'You are found wherever you would like to work.',
  'about-step': 'Practices choose people they can picture: a photo, a few sentences and your languages.',
  'banking-step': 'Your payments need an account to go to. Practices never see it.',
}
