import { useMutation, useQueryClient } from '@tanstack/react-query'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AboutMe, QualificationStep } from '#shared/professionals/profile-steps.schema.ts'
import type {
  ExperienceStep,
  Professional,
  ProfessionalVerification,
  WorkHours,
} from '#shared/professionals/professionals.schema.ts'
import { professionalQuery } from '#web/platform/account.ts'
import { call } from '#web/platform/api-client.ts'

/** A saved step answers with the whole profile, which is what every page goes on with. */
function useSaveStep<Body>(save: (body: Body) => Promise<Professional>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (professional) => client.setQueryData(professionalQuery.queryKey, professional),
  })
}

export const useSaveVerification = () =>
  useSaveStep((body: ProfessionalVerification) => call(professionalsContract.saveVerification, { body }))
export const useSaveExperience = () =>
  useSaveStep((body: ExperienceStep) => call(professionalsContract.saveExperience, { body }))
export const useSaveWorkHours = () =>
  useSaveStep((body: WorkHours) => call(professionalsContract.saveWorkHours, { body }))
export const useSaveQualification = () =>
  useSaveStep((body: QualificationStep) => call(professionalsContract.saveQualification, { body }))
export const useSaveAboutMe = () => useSaveStep((body: AboutMe) => call(professionalsContract.saveAboutMe, { body }))
