import type { CompanyStep } from '#shared/companies/steps.rules.ts'

export const stepPurposes: Record<CompanyStep, string> = {
  'create-account-step': 'You use it to sign in.',
  'verification-step': 'Locums need to know which practice they will work for.',
  'address-step': 'Locums see how far they would travel. They see the street once they are booked.',
  'operations-step': 'Locums see when you are open, which languages are spoken and which systems you use.',
  'about-step': 'A logo, a short description and pictures encourage locums to apply.',
}

export const signedUpText = 'You’re all set. Locums see your practice with every shift you post.'
