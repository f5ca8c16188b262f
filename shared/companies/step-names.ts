/** SPEC 2.3; in a file of its own, as schemas name them too. */
export const companyStepNames = [
  'create-account-step',
  'verification-step',
  'address-step',
  'operations-step',
  'about-step',
] as const
export type CompanyStepName = (typeof companyStepNames)[number]
