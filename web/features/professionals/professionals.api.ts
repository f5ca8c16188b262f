import { useQueryClient } from '@tanstack/react-query'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AboutMe, QualificationStep } from '#shared/professionals/profile-steps.schema.ts'
import type {
  ExperienceStep,
  Professional,
  ProfessionalVerification,
  WorkHours,
} from '#shared/professionals/professionals.schema.ts'
import { ownProfessionalQuery } from '#web/components/account.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** Saving a step returns the whole profile, which replaces the cached one. */
export function useCacheProfessional() {
  const client = useQueryClient()
  return (professional: Professional): void => void client.setQueryData(ownProfessionalQuery.queryKey, professional)
}

export const useSaveVerification = () =>
  useApiMutation(professionalsContract.saveVerification, (body: ProfessionalVerification) => ({ body }), {
    onSuccess: useCacheProfessional(),
  })
export const useSaveExperience = () =>
  useApiMutation(professionalsContract.saveExperience, (body: ExperienceStep) => ({ body }), {
    onSuccess: useCacheProfessional(),
  })
export const useSaveWorkHours = () =>
  useApiMutation(professionalsContract.saveWorkHours, (body: WorkHours) => ({ body }), {
    onSuccess: useCacheProfessional(),
  })
export const useSaveQualification = () =>
  useApiMutation(professionalsContract.saveQualification, (body: QualificationStep) => ({ body }), {
    onSuccess: useCacheProfessional(),
  })
export const useSaveAboutMe = () =>
  useApiMutation(professionalsContract.saveAboutMe, (body: AboutMe) => ({ body }), {
    onSuccess: useCacheProfessional(),
  })

/** The options of each profile section; the overview needs the industries for the names of professions. */
export function professionalSectionOptions(section: string | null) {
  if (section === 'verification') return [industriesQuery(), optionsQuery('provinces')]
  if (section === 'locations') return [optionsQuery('provinces')]
  if (section === 'about') return [optionsQuery('languages')]
  if (section === 'banking') return [optionsQuery('banks')]
  return section === null || section === 'experience' ? [industriesQuery()] : []
}
