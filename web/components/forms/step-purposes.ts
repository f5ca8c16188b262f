import type { LocumStep } from '#shared/professionals/booster-steps.rules.ts'

/** The purpose of each step of a locum's profile. */
export const stepPurposes: Record<LocumStep, string> = {
  'create-account-step': 'You use it to sign in.',
  'verification-step': 'Practices need to know who you are and where you are registered.',
  'upload-id-step': 'We check that you are who you say you are. Practices never see your document.',
  'experience-step': 'Offers require years of experience and skills.',
  'rates-step': 'Practices compare rates when they choose a locum.',
  'education-step': 'Practices look at your qualifications.',
  'locations-step': 'Practices find you in the regions where you want to work.',
  'about-step': 'A photo, a short bio and your languages help practices choose you.',
  'banking-step':
    'For practices to pay you directly. Our team gives them the details; on this site, only you and our team can see them.',
}
