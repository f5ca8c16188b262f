import { useQueryClient } from '@tanstack/react-query'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AboutMe, QualificationStep } from '#shared/professionals/profile-steps.schema.ts'
import type { ExperienceForm, Professional, WorkHours } from '#shared/professionals/professionals.schema.ts'
import type { VerificationFormValues } from '#shared/professionals/verification-form.schema.ts'
import { ownProfessionalQuery } from '#web/components/account/account.api.ts'
import { industriesQuery, optionsQuery } from '#web/features/options/options.api.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { type Begun, useBegun } from '#web/platform/use-begun.ts'

/** Saving a step returns the whole profile, which replaces the cached one. */
export function useCacheProfessional() {
  const client = useQueryClient()
  return (professional: Professional): void => void client.setQueryData(ownProfessionalQuery.queryKey, professional)
}

type BegunProfile = Begun<Professional>

/** The profile that a step began with. */
export function useBegunProfile<Values extends object>(
  professional: Professional,
  valuesOf: (professional: Professional) => Values,
  shown: Shown<Values>,
) {
  const client = useQueryClient()
  const read = () => client.fetchQuery({ ...ownProfessionalQuery, staleTime: 0 })
  return useBegun(professional, { valuesOf, shown, read })
}

export const useSaveVerification = (begun: BegunProfile) =>
  useApiMutation(
    professionalsContract.saveVerification,
    ({ identification: _, ...body }: VerificationFormValues, version) => ({ body, version }),
    {
      begun,
      onSuccess: useCacheProfessional(),
    },
  )
export const useSaveExperience = (begun: BegunProfile) =>
  useApiMutation(professionalsContract.saveExperience, (body: ExperienceForm, version) => ({ body, version }), {
    begun,
    onSuccess: useCacheProfessional(),
  })
export const useSaveWorkHours = (begun: BegunProfile) =>
  useApiMutation(professionalsContract.saveWorkHours, (body: WorkHours, version) => ({ body, version }), {
    begun,
    onSuccess: useCacheProfessional(),
  })
export const useSaveQualification = (begun: BegunProfile) =>
  useApiMutation(professionalsContract.saveQualification, (body: QualificationStep, version) => ({ body, version }), {
    begun,
    onSuccess: useCacheProfessional(),
  })
export const useSaveAboutMe = (begun: BegunProfile) =>
  useApiMutation(professionalsContract.saveAboutMe, (body: AboutMe, version) => ({ body, version }), {
    begun,
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
