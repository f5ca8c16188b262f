import * as z from 'zod/mini'
import { defineContract } from '../kernel/define-contract.ts'
import { UserId } from '../kernel/ids.ts'
import { ProfessionalExport } from './professional-export.schema.ts'
import { AboutMe, BankAccount, ProfessionalSettings, QualificationStep } from './profile-steps.schema.ts'
import { ExperienceStep, Professional, ProfessionalVerification, PublicProfessional, WorkHours } from './professionals.schema.ts'

const own = { roles: ['Locum'] } as const

export const professionalsContract = defineContract({
  getOwnProfessional: {
    method: 'GET',
    path: '/professionals',
    summary: 'Your own professional profile',
    access: own,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  createProfessional: {
    method: 'POST',
    path: '/professionals',
    summary: 'Create your professional profile, at the first sign-in',
    access: own,
    body: z.strictObject({}),
    response: Professional,
    errors: ['PROFILE_EXISTS'],
  },
  saveVerification: {
    method: 'PUT',
    path: '/professionals/verification',
    summary: 'Save who you are and where you are registered',
    access: own,
    body: ProfessionalVerification,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveExperience: {
    method: 'PUT',
    path: '/professionals/experience',
    summary: 'Save your experience and skills',
    access: own,
    body: ExperienceStep,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveWorkHours: {
    method: 'PUT',
    path: '/professionals/workhours',
    summary: 'Save your hours and hourly rates',
    access: own,
    body: WorkHours,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveQualification: {
    method: 'PUT',
    path: '/professionals/qualification',
    summary: 'Save what you studied',
    access: own,
    body: QualificationStep,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveAboutMe: {
    method: 'PUT',
    path: '/professionals/aboutme',
    summary: 'Save what practices read of you: bio, languages, places, insurance; what is left out stays',
    access: own,
    body: AboutMe,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveBankAccount: {
    method: 'PUT',
    path: '/professionals/bankaccount',
    summary: 'Save where you are paid',
    access: own,
    body: BankAccount,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  getProfessionalSettings: {
    method: 'GET',
    path: '/professionals/profile/settings',
    summary: 'How you can be reached, and what you want to be told',
    access: own,
    response: z.extend(ProfessionalSettings, { contact: z.string(), locale: z.string() }),
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  saveProfessionalSettings: {
    method: 'PUT',
    path: '/professionals/profile/settings',
    summary: 'Change how you can be reached, and what you want to be told',
    access: own,
    body: ProfessionalSettings,
    response: ProfessionalSettings,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  exportProfessional: {
    method: 'GET',
    path: '/professionals/profile/export',
    summary: 'Everything that is held of you',
    access: own,
    response: ProfessionalExport,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
  deleteProfessional: {
    method: 'DELETE',
    path: '/professionals/profile',
    summary: 'Delete your profile and your account',
    access: own,
    response: z.strictObject({ id: UserId }),
    errors: ['PROFESSIONAL_NOT_FOUND', 'SHIFTS_AHEAD'],
  },
  getProfessional: {
    method: 'GET',
    path: '/professionals/{id}',
    summary: 'A professional as practices see them',
    access: { roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'] },
    params: z.strictObject({ id: UserId }),
    response: PublicProfessional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
  },
})
