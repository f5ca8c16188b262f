import { listTraits, type ListName } from '#shared/options/list-traits.ts'
import type { OptionRow } from '#shared/options/option-lists.schema.ts'
import type { Place } from '#shared/options/list-places.rules.ts'

type Detail<L extends ListName> = { title: string; of: (row: OptionRow<L>) => string } | undefined

const code = { title: 'Code', of: (row: OptionRow) => row.code }

/** The column beside the name, where a list has one. */
const details: { [L in ListName]: Detail<L> } = {
  industries: { title: 'Also finds', of: ({ alsoFinds }) => alsoFinds.join(', ') },
  professions: { title: 'Council', of: ({ council }) => council },
  'skill-groups': code,
  skills: code,
  'worked-at': undefined,
  expertise: code,
  provinces: undefined,
  regions: { title: 'Towns', of: ({ towns }) => towns },
  languages: undefined,
  systems: undefined,
  banks: { title: 'Branch code', of: ({ branchCode }) => branchCode },
  'public-holidays': undefined,
}

export const detailTitle = ({ list }: Place): string | undefined => details[list]?.title

export const detailOf = ({ list }: Place, row: OptionRow): string => (details[list] as Detail<ListName>)?.of(row) ?? ''

/** The name under which profiles and offers have it, if it was renamed since. */
export const storedAs = ({ list }: Place, { code, name }: OptionRow): string | undefined =>
  listTraits[list].stored === 'first name' && code !== name ? code : undefined
