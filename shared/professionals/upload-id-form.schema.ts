import * as z from 'zod/mini'
import { held } from '#shared/kernel/files.schema.ts'

export const UploadIdForm = z.object({ identityDocument: held('Please upload an ID document') })
