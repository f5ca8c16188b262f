import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { approvalContract } from './approval.contract.ts'
import { instantBookingContract } from './instant-booking.contract.ts'
import {
  AboutMe,
  BankAccount,
  ProfessionalSettings,
  ProfessionalSettingsChange,
  QualificationStep,
} from './profile-steps.schema.ts'
import { ExperienceForm, Professional, ProfessionalVerification, WorkHours } from './professionals.schema.ts'
import { ownProfileContract } from './own-profile.contract.ts'

const own = { roles: ['Locum'] } as const

export const professionalsContract = defineContract({
  ...ownProfileContract,
  ...instantBookingContract,
  saveVerification: {
    method: 'PUT',
    path: '/professionals/verification',
    summary: 'Save your personal and registration details',
    access: { ...own, underGrant: 'never' },
    body: ProfessionalVerification,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveExperience: {
    method: 'PUT',
    path: '/professionals/experience',
    summary: 'Save your experience and skills',
    access: { ...own, underGrant: 'act' },
    body: ExperienceForm,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveWorkHours: {
    method: 'PUT',
    path: '/professionals/workhours',
    summary: 'Save your hours and hourly rates',
    access: { ...own, underGrant: 'act' },
    body: WorkHours,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveQualification: {
    method: 'PUT',
    path: '/professionals/qualification',
    summary: 'Save your qualifications',
    access: { ...own, underGrant: 'act' },
    body: QualificationStep,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveAboutMe: {
    method: 'PUT',
    path: '/professionals/aboutme',
    summary: 'Save your bio, languages, locations and insurance; omitted fields stay unchanged',
    access: { ...own, underGrant: 'act' },
    body: AboutMe,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveBankAccount: {
    method: 'PUT',
    path: '/professionals/bankaccount',
    summary: 'Save your bank account',
    access: { ...own, underGrant: 'never' },
    body: BankAccount,
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  saveProfessionalSettings: {
    method: 'PUT',
    path: '/professionals/profile/settings',
    summary: 'Change your phone number and notification settings; omitted fields stay unchanged',
    access: { ...own, ownFields: ['notification_channels'], underGrant: 'act' },
    body: ProfessionalSettingsChange,
    response: ProfessionalSettings,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    takesVersion: true,
    changes: ['ownProfile'],
  },
  deleteProfessional: {
    method: 'DELETE',
    path: '/professionals/profile',
    summary: 'Delete your profile and your account',
    access: { ...own, session: 'inCommand', underGrant: 'never' },
    response: z.strictObject({ id: UserId }),
    errors: ['PROFESSIONAL_NOT_FOUND', 'SHIFTS_AHEAD'],
    changes: [],
  },
  ...approvalContract,
})
