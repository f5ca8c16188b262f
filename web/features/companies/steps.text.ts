import type { CompanyStep } from '#shared/companies/steps.rules.ts'

export const profileText = {
  title: 'Edit profile',
  isCurrent: 'This is how locums see your practice. The street and contact details follow once one is booked.',
  lead: 'Locums see your practice’s name, region, hours and pictures before they apply.',
  completeness: 'Your practice’s profile',
  done: 'Locums see everything they look for. Keep it up to date.',
} as const

/** What each step is good for. */
export const stepPurposes: Record<CompanyStep, string> = {
  'create-account-step': 'You sign in with it.',
  'verification-step': 'Locums need to know which practice this is.',
  'address-step': 'Locums see how far they travel; the street only once they are booked.',
  'operations-step': 'Locums see when you are open, which languages are spoken and which systems you use.',
  'about-step': 'A logo, a few sentences and pictures make locums apply.',
}

export const signedUp = 'You’re all set: locums see your practice with every shift you post.'
