import type { PrivacyRequestKind } from './privacy.schema.ts'

export const privacyKindLabels: Record<PrivacyRequestKind, string> = {
  access: 'Access to personal data',
  correction: 'Correction of personal data',
  deletion: 'Deletion of personal data',
  objection: 'Objection to the use of personal data',
}
