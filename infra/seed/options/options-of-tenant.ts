import type { TenantOptions } from '#infra/tenants/define-options.ts'
import type { Option } from '#shared/options/options.schema.ts'

type Industries = NonNullable<TenantOptions['industries']>

/** The industries that a tenant names, in its order, with its own skills after the usual ones. */
const ownIndustries = (usual: readonly Option[], named: Industries): Option[] =>
  Object.entries(named).map(([name, { skills }], order) => {
    const industry = usual.find((option) => option.category === 'industries' && option.name === name)
    if (industry?.category !== 'industries') throw new Error(`There is no industry “${name}” to begin with.`)
    return { ...industry, order, subs: [...industry.subs, ...skills] }
  })

/** A new tenant's options: the usual ones, except where its file has its own. */
export const optionsOfTenant = (usual: readonly Option[], { industries, systems }: TenantOptions): Option[] => [
  ...usual.filter(({ category }) => !(industries && category === 'industries') && !(systems && category === 'systems')),
  ...(industries ? ownIndustries(usual, industries) : []),
  ...(systems ?? []).map((name, order): Option => ({ category: 'systems', name, order, isdeleted: false, subs: [] })),
]
