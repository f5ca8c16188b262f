import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { professionalsContract } from '../../../shared/professionals/professionals.contract.ts'
import type { ExperienceStep, Professional, ProfessionalVerification, WorkHours } from '../../../shared/professionals/professionals.schema.ts'
import { ApiError, call } from '../../platform/api-client.ts'

const answered = (error: unknown, code: ApiError['answer']): boolean => error instanceof ApiError && error.answer === code

/** The first visit makes the profile; another tab may have been quicker. */
async function createOwn(): Promise<Professional> {
  try {
    return await call(professionalsContract.createProfessional, { body: {} })
  } catch (error) {
    if (answered(error, 'PROFILE_EXISTS')) return call(professionalsContract.getOwnProfessional)
    throw error
  }
}

async function loadOwn(): Promise<Professional> {
  try {
    return await call(professionalsContract.getOwnProfessional)
  } catch (error) {
    if (answered(error, 'PROFESSIONAL_NOT_FOUND')) return createOwn()
    throw error
  }
}

export const ownProfessionalQuery = queryOptions({ queryKey: ['professionals', 'own'], queryFn: loadOwn })

export const useOwnProfessional = () => useQuery(ownProfessionalQuery)

/** A saved step answers with the whole profile, which is what every page goes on with. */
function useSaveStep<Body>(save: (body: Body) => Promise<Professional>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (professional) => client.setQueryData(ownProfessionalQuery.queryKey, professional),
  })
}

export const useSaveVerification = () => useSaveStep((body: ProfessionalVerification) => call(professionalsContract.saveVerification, { body }))
export const useSaveExperience = () => useSaveStep((body: ExperienceStep) => call(professionalsContract.saveExperience, { body }))
export const useSaveWorkHours = () => useSaveStep((body: WorkHours) => call(professionalsContract.saveWorkHours, { body }))
