import * as z from 'zod/mini'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { OptionList } from '#shared/options/option-lists.schema.ts'
import { LegalText } from '#shared/tenants/legal-texts.schema.ts'
import { Tenant } from '#shared/tenants/tenants.schema.ts'
import { defineItem, type Stored } from '#functions/platform/dynamo/define-item.ts'

const key = { pk: z.string(), sk: z.string(), version: z.int() }

/** Settings that came later, with what they were until then. Not parsed: deployed bundles have no schemas. */
const addedSettings = { liveChat: { show: true }, demoMode: false, texts: { terms: 1, privacy: 1 } }
const withAddedSettings = ({ settings, ...rest }: Stored): Stored => ({
  ...rest,
  settings: { ...addedSettings, ...(settings as object) },
})
/** Of the tenant and of each of its versions alike, so that restoring one loses no setting. */
const ofSettings = { version: 2, upgrades: { 1: withAddedSettings } }

export const tenantItem = defineItem({
  name: 'tenant',
  table: 'config',
  ...ofSettings,
  schema: () => z.extend(Tenant, key),
})

/** The whole tenant as it was saved each time. */
export const tenantVersionItem = defineItem({
  name: 'VERSION#',
  table: 'config',
  ...ofSettings,
  schema: () => z.extend(Tenant, { ...key, at: Instant, by: z.optional(UserId), restored: z.optional(z.int()) }),
})

/** A version of the terms or of the privacy notice. */
export const legalTextItem = defineItem({
  name: 'TEXT#',
  table: 'config',
  version: 1,
  schema: () => z.extend(LegalText, key),
})

/** All options in one item: they are read and saved whole, under one version. */
export const optionsItem = defineItem({
  name: 'options',
  table: 'config',
  version: 2,
  // The first version had no earlier names of skills.
  upgrades: { 1: (old) => old },
  schema: () => z.strictObject({ ...key, lists: z.array(OptionList) }),
})

const counts = () => z.record(z.string(), z.tuple([z.int(), z.int()]))

/** How many locums and offers have each option: those of the last count, and of the one that is under way. */
export const optionCountsItem = defineItem({
  name: 'option-counts',
  table: 'config',
  version: 2,
  // Keys had no owner of their list: all are counted anew.
  upgrades: { 1: ({ counted: _counted, ...rest }) => ({ ...rest, counts: {}, next: 0 }) },
  schema: () =>
    z.strictObject({
      ...key,
      day: LocalDate,
      counts: counts(),
      /** Which profession is counted next; absent once all are. */
      next: z.optional(z.int()),
      counted: z.optional(z.strictObject({ at: Instant, counts: counts() })),
    }),
})
