import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import { createProfessional, type CreateProfessionalContext } from './create-professional.ts'
import { deleteProfessional, type DeleteProfessionalContext } from './delete-professional.ts'
import { getSettings, saveSettings } from './professional-settings.ts'
import {
  saveAboutMe,
  saveBankAccount,
  saveExperience,
  saveQualification,
  saveVerification,
  saveWorkHours,
} from './profile-steps.ts'
import { getOwnProfessional, getProfessional, updateLastActive } from './professionals.service.ts'

type Extra = Pick<
  CreateProfessionalContext & DeleteProfessionalContext,
  'professionals' | 'calendars' | 'cards' | 'users' | 'tenantId'
> & { options: OptionsRepository; companies: CompaniesRepository }

export const professionalsRoutes = {
  getOwnProfessional: (context) => getOwnProfessional(context),
  createProfessional: (context) => createProfessional(context),
  saveVerification: (context, { body }) => saveVerification(context, body),
  saveExperience: (context, { body }) => saveExperience(context, body),
  saveWorkHours: (context, { body }) => saveWorkHours(context, body),
  saveQualification: (context, { body }) => saveQualification(context, body),
  saveAboutMe: (context, { body }) => saveAboutMe(context, body),
  saveBankAccount: (context, { body }) => saveBankAccount(context, body),
  getProfessionalSettings: (context) => getSettings(context),
  saveProfessionalSettings: (context, { body }) => saveSettings(context, body),
  deleteProfessional: (context) => deleteProfessional(context),
  updateLastActive: (context, { params }) => updateLastActive(context, params.userId),
  getProfessional: (context, { params }) => getProfessional(context, params.id),
} satisfies Handlers<typeof professionalsContract, Extra>
