import * as z from 'zod/mini'
import { held } from '../documents/held-document.schema.ts'

export const UploadIdForm = z.object({ identityDocument: held('Please upload an ID document') })
