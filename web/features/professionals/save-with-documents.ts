import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfessionalDocument } from '../../../shared/documents/document-names.schema.ts'
import type { Professional } from '../../../shared/professionals/professionals.schema.ts'
import { professionalQuery } from '../../platform/account.ts'
import type { Upload } from '../../platform/upload.ts'

interface Step {
  save?: () => Promise<Professional>
  /** Files that belong to the answers; one that wasn't chosen stays as it is. */
  uploads: readonly Upload<ProfessionalDocument>[]
}

/** First the answers, then the files beside them. What is done stays done: a repeat does the rest. */
export function useSaveWithDocuments() {
  const client = useQueryClient()
  const keep = (professional: Professional): Professional => client.setQueryData(professionalQuery.queryKey, professional) ?? professional
  return useMutation({
    mutationFn: async ({ save, uploads }: Step): Promise<Professional | undefined> => {
      let saved = save && keep(await save())
      const { promoteForProfessional } = await import('../../platform/promote.ts')
      for (const upload of uploads) {
        const promoted = await promoteForProfessional(upload)
        if (promoted) saved = keep(promoted)
      }
      return saved
    },
  })
}
