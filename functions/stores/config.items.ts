import * as z from 'zod/mini'
import { Option } from '#shared/options/options.schema.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const key = { pk: z.string(), sk: z.string(), version: z.int() }

export const tenantItem = defineItem({
  name: 'tenant',
  table: 'config',
  version: 1,
  schema: () => z.extend(Tenant, key),
})

/** An entry of a category, which is its partition. */
export const optionItem = defineItem({
  name: 'option',
  table: 'config',
  version: 1,
  schema: () =>
    z.union(Option.def.options.map((option) => z.extend(option, key))) as unknown as z.ZodMiniType<
      Option & { pk: string; sk: string; version: number }
    >,
})
