import type { Missing } from '#shared/kernel/approval.schema.ts'
import { pdfOf } from './pdf.ts'
import type { DemoLocum } from './people.ts'

/** Why an applicant was sent back. */
export const blurredCard: Missing<'upload-id-step'>[] = [
  {
    step: 'upload-id-step',
    faults: ['not-readable'],
    text: 'The photo is blurred. Please photograph the card in daylight, flat on a table.',
  },
]

/** An identity document as a PDF, which the review draws page by page. */
export const certifiedCopy = ({ first_name, last_name, idpassport }: DemoLocum): Buffer =>
  pdfOf('Certified copy of an identity card', [
    `Surname: ${last_name}`,
    `Names: ${first_name}`,
    `Identity number: ${idpassport}`,
    'Certified a true copy of the original: Rondebosch police station',
  ])
