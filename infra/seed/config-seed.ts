import type { TenantFile } from '#infra/tenants/define-tenant.ts'
import { firstLegalTexts } from './legal-texts.ts'
import { optionLists } from './options/option-lists.ts'
import { optionSeed } from './options/option-seed.ts'
import { optionsOfTenant } from './options/options-of-tenant.ts'

/** With what a deployment begins; from then on super admins change it. */
export const configSeed = ({ tenant, options = {} }: Pick<TenantFile, 'tenant'> & Partial<TenantFile>) => ({
  tenant,
  texts: firstLegalTexts,
  lists: optionLists(optionsOfTenant(optionSeed, options)),
})
