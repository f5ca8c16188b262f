import type { professionalsContract } from '../../shared/professionals/professionals.contract.ts'
import type { CardsRepository } from '../cards/cards.repository.ts'
import type { OptionsRepository } from '../options/options.repository.ts'
import type { Handlers } from '../platform/http/serve-contract.ts'
import { createProfessional, type CreateProfessionalContext } from '../workflows/create-professional.ts'
import { saveAboutMe, saveBankAccount, saveExperience, saveQualification, saveVerification, saveWorkHours } from '../workflows/profile-steps.ts'
import { getOwnProfessional, getProfessional } from './professionals.service.ts'

type Extra = Pick<CreateProfessionalContext, 'professionals' | 'calendars' | 'users' | 'tenantId'> & { cards: CardsRepository; options: OptionsRepository }

export const professionalsRoutes = {
  getOwnProfessional: (context) => getOwnProfessional(context),
  createProfessional: (context) => createProfessional(context),
  saveVerification: (context, { body }) => saveVerification(context, body),
  saveExperience: (context, { body }) => saveExperience(context, body),
  saveWorkHours: (context, { body }) => saveWorkHours(context, body),
  saveQualification: (context, { body }) => saveQualification(context, body),
  saveAboutMe: (context, { body }) => saveAboutMe(context, body),
  saveBankAccount: (context, { body }) => saveBankAccount(context, body),
  getProfessional: (context, { params }) => getProfessional(context, params.id),
} satisfies Handlers<typeof professionalsContract, Extra>
