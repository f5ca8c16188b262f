import type { LocalDate } from '../kernel/dates.ts'
import { locationOf, yearsOfExperience } from './professionals.rules.ts'
import type { Experience, Professional, PublicProfessional } from './professionals.schema.ts'

/** What is kept of a professional: facts only. Years and locations follow from them on read. */
export type ProfessionalRecord = Omit<Professional, 'experience' | 'locations'> & {
  experience?: Omit<Experience, 'years_experience'>
}

const experienceOf = ({ experience }: ProfessionalRecord, today: LocalDate): { experience?: Experience } =>
  experience ? { experience: { ...experience, years_experience: yearsOfExperience(experience.start_date, today) } } : {}

/** Where a professional is found: at home. */
export const locationsOf = ({ address }: Pick<ProfessionalRecord, 'address'>): string[] => (address ? [locationOf(address)] : [])

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
  address: record.address,
  locations: locationsOf(record),
  ...experienceOf(record, today),
  skills: record.skills,
  working_hours: record.working_hours,
  approved: record.approved,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
})

/** As practices see one; a step that is not saved yet is empty. */
export const publicProfessionalOf = (record: ProfessionalRecord, today: LocalDate): PublicProfessional => ({
  id: record.id,
  first_name: record.first_name ?? '',
  last_name: record.last_name ?? '',
  name: record.name,
  industry: record.industry ?? '',
  profession: record.profession ?? '',
  professional_body: record.professional_body ?? '',
  address: {
    province: record.address?.province ?? '',
    region: record.address?.region ?? '',
    suburb: record.address?.suburb ?? '',
  },
  ...experienceOf(record, today),
  skills: record.skills,
  working_hours: record.working_hours,
  approved: record.approved,
})
