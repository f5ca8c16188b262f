import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { ProfessionalDocument } from './professional-documents.schema.ts'
import type { StoredFile } from '#shared/kernel/files.schema.ts'
import { fileIdsOf, existingNames } from '#shared/kernel/listed-files.ts'
import { formatMonthFirstDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Indemnity } from './indemnity.rules.ts'
import { dayRatesOf } from './professionals.rules.ts'
import type { Experience, IndemnityInsurance, Professional, PublicProfessional } from './professionals.schema.ts'

/** A professional as stored. Years of experience, document names and formatted dates are derived on read. */
export type ProfessionalRecord = Omit<
  Professional,
  'walletTransactions' | 'experience' | 'rates' | 'documents' | 'files' | 'avatar_file' | 'indemnity_insurance'
> & {
  experience?: Omit<Experience, 'years_experience'> | undefined
  indemnity_insurance?: Indemnity | undefined
  files: Partial<Record<ProfessionalDocument, StoredFile>>
}

const experienceOf = ({ experience }: ProfessionalRecord, today: LocalDate): { experience?: Experience } =>
  experience ? { experience: { ...experience, years_experience: yearsOfExperience(experience.start_date, today) } } : {}

const indemnityOf = ({
  indemnity_insurance: indemnity,
}: ProfessionalRecord): { indemnity_insurance?: IndemnityInsurance } =>
  indemnity
    ? {
        indemnity_insurance: {
          has_indemnity_insurance: indemnity.has_indemnity_insurance,
          indemnity_insurance_expiry: indemnity.indemnity_insurance_expiry
            ? formatMonthFirstDate(indemnity.indemnity_insurance_expiry)
            : '',
        },
      }
    : {}

/** As they see themselves. */
export const professionalOf = (record: ProfessionalRecord, today: LocalDate): Professional => ({
  id: record.id,
  tenantId: record.tenantId,
  email: record.email,
  first_name: record.first_name,
  last_name: record.last_name,
  name: record.name,
  contact: record.contact,
  industry: record.industry,
  profession: record.profession,
  professional_body: record.professional_body,
  professional_number: record.professional_number,
  idpassport: record.idpassport,
  registration_expiry: record.registration_expiry,
  registration_renewal: record.registration_renewal,
  address: record.address,
  short_bio: record.short_bio,
  languages: record.languages,
  willing_to_travel: record.willing_to_travel,
  locations: record.locations,
  ...experienceOf(record, today),
  skills: record.skills,
  qualifications: record.qualifications,
  ...indemnityOf(record),
  working_hours: record.working_hours,
  rates: record.working_hours && dayRatesOf(record.working_hours),
  payment_info: record.payment_info,
  avatar_file: record.files.avatar?.id,
  documents: { images: existingNames(ProfessionalDocument.options, record.files) },
  files: fileIdsOf(ProfessionalDocument.options, record.files),
  locale: record.locale,
  lastActiveAt: record.lastActiveAt,
  approved: record.approved,
  sent_back: record.sent_back,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
})

/** As practices see them; fields of unsaved steps are empty. */
export const publicProfessionalOf = (professional: Professional): PublicProfessional => ({
  id: professional.id,
  first_name: professional.first_name ?? '',
  last_name: professional.last_name ?? '',
  name: professional.name,
  industry: professional.industry ?? '',
  profession: professional.profession ?? '',
  professional_body: professional.professional_body ?? '',
  address: {
    province: professional.address?.province ?? '',
    region: professional.address?.region ?? '',
    suburb: professional.address?.suburb ?? '',
  },
  short_bio: professional.short_bio,
  languages: professional.languages,
  willing_to_travel: professional.willing_to_travel,
  locations: professional.locations,
  experience: professional.experience,
  skills: professional.skills,
  qualifications: professional.qualifications,
  indemnity_insurance: professional.indemnity_insurance,
  working_hours: professional.working_hours,
  rates: professional.rates,
  avatar_file: professional.avatar_file,
  documents: { images: professional.documents.images.filter((name) => name === 'avatar') },
  files: professional.files.avatar ? { avatar: professional.files.avatar } : {},
  lastActiveAt: professional.lastActiveAt,
  approved: professional.approved,
  registration_expiry: professional.registration_expiry,
})
