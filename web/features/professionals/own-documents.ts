import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { filing, type Holder } from '#web/components/upload/use-documents.ts'
import { useKeepProfessional } from './professionals.api.ts'

/** The documents of the signed-in locum. */
export function useOwnDocuments({ id }: Professional): Holder<Professional, ProfessionalDocument> {
  return {
    id,
    promote: async (upload) => (await filing()).promoteForProfessional(upload),
    keep: useKeepProfessional(),
  }
}
