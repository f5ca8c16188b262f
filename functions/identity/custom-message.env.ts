import * as z from 'zod/mini'
import { MailBrandText } from '#shared/tenants/mail-brand.schema.ts'

export const CustomMessageEnv = z.object({ BRAND: MailBrandText })
