import * as z from 'zod/mini'
import { requiredFile } from '#shared/kernel/files.schema.ts'

export const UploadIdForm = z.object({ identityDocument: requiredFile('Please upload an ID document') })
