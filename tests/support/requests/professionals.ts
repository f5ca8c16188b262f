import { aboutMe, bankAccount, qualification, verification, workHours } from '#tests/support/people.ts'
import { type Fixtures, unusedIds } from './fixture.ts'

const experience = { start_date: '2018-03-01', companies_worked_for: ['Clicks'], skills: [] }

export const professionalsRequests = {
  getOwnProfessional: { request: () => ({}) },
  createProfessional: { request: () => ({ body: {} }) },
  saveVerification: {
    request: () => ({ body: verification() }),
    other: (body) => ({ ...body, first_name: 'Thandiwe' }),
  },
  saveExperience: {
    request: () => ({ body: experience }),
    other: (body) => ({ ...body, skills: ['pharmacy-dispensing-compounding'] }),
  },
  saveWorkHours: { request: () => ({ body: workHours() }), other: () => workHours(390) },
  saveQualification: {
    request: () => ({ body: qualification }),
    other: (body) => ({ ...body, institution: 'University of Cape Town' }),
  },
  saveAboutMe: { request: () => ({ body: aboutMe }), other: (body) => ({ ...body, languages: ['Afrikaans'] }) },
  saveBankAccount: { request: () => ({ body: bankAccount }), other: (body) => ({ ...body, branch_code: '250655' }) },
  getProfessionalSettings: { request: () => ({}) },
  saveProfessionalSettings: {
    request: () => ({ body: { contact: '082 123 4567' } }),
    other: (body) => ({ ...body, contact: '083 765 4321' }),
  },
  deleteProfessional: { request: () => ({}) },
  getProfessional: {
    request: ({ pair }) => ({ params: { id: pair.locum.id } }),
    absent: { params: { id: unusedIds.user } },
  },
  updateLastActive: {
    request: ({ pair }) => ({ params: { userId: pair.locum.id }, body: {} }),
    absent: { params: { userId: unusedIds.user }, body: {} },
  },
} satisfies Fixtures
