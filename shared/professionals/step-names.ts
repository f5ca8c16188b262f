import type { ProfessionalDocument } from './professional-documents.schema.ts'

/** SPEC 2.3, required steps first; in a file of its own, as schemas name them too. */
export const locumStepNames = [
  'create-account-step',
  'verification-step',
  'upload-id-step',
  'experience-step',
  'rates-step',
  'education-step',
  'locations-step',
  'about-step',
  'banking-step',
] as const
export type LocumStepName = (typeof locumStepNames)[number]

const documentSteps: Record<ProfessionalDocument, LocumStepName> = {
  avatar: 'about-step',
  identity_document: 'upload-id-step',
  provisionalTaxFile: 'banking-step',
  indemnityInsuranceFile: 'about-step',
}

/** The step in which a document is uploaded. */
export const locumStepOf = (document: ProfessionalDocument): LocumStepName => documentSteps[document]
