import * as z from 'zod/mini'
import { held } from '#shared/documents/held-document.schema.ts'

export const UploadIdForm = z.object({ identityDocument: held('Please upload an ID document') })
