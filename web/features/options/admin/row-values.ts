import { formatFormDate, parseFormDate } from '#shared/kernel/dates.ts'
import { newCode } from '#shared/options/new-code.rules.ts'
import type { Place } from '#shared/options/list-places.rules.ts'
import type { OptionRow } from '#shared/options/option-lists.schema.ts'

/** What can be typed into the form of an option, of whichever list. */
export interface RowValues {
  name: string
  position: string
  /** Of a skill, the group that it is added to; empty for a group of its own. */
  group: string
  choice: 'several' | 'one'
  alsoFinds: string[]
  council: string
  numberPattern: string
  numberExample: string
  towns: string
  lat: string
  lon: string
  branchCode: string
  date: string
  announced: string
}

const empty: RowValues = {
  name: '',
  position: '',
  group: '',
  choice: 'several',
  alsoFinds: [],
  council: '',
  numberPattern: '',
  numberExample: '',
  towns: '',
  lat: '',
  lon: '',
  branchCode: '',
  date: '',
  announced: '',
}

/** The fields of every list at once, of which each has some. */
type AnyRow = OptionRow &
  Partial<
    OptionRow<'industries'> &
      OptionRow<'professions'> &
      OptionRow<'skill-groups'> &
      OptionRow<'regions'> &
      OptionRow<'banks'> &
      OptionRow<'public-holidays'>
  >

export function valuesOf({ list }: Place, row: OptionRow | undefined, position: number): RowValues {
  const { code, isdeleted: _, allowMultiple, lat, lon, announced, ...fields } = (row ?? {}) as Partial<AnyRow>
  return {
    ...empty,
    ...fields,
    position: String(position),
    choice: allowMultiple === false ? 'one' : 'several',
    lat: lat === undefined ? '' : String(lat),
    lon: lon === undefined ? '' : String(lon),
    date: list === 'public-holidays' && code ? formatFormDate(code) : '',
    announced: announced ? formatFormDate(announced) : '',
  }
}

const numberOf = (typed: string): number | string => {
  const text = typed.trim().replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The option as it would be stored; what is no number or day stays as typed, and the schema refuses it. */
export function rowOf({ list, of }: Place, values: RowValues, code: string | undefined): OptionRow {
  const name = values.name.trim()
  const own = { code: code ?? newCode(list, of, name), name }
  const more: Record<Place['list'], object> = {
    industries: { alsoFinds: values.alsoFinds },
    professions: {
      council: values.council.trim(),
      numberPattern: values.numberPattern.trim(),
      numberExample: values.numberExample.trim(),
    },
    'skill-groups': { allowMultiple: values.choice === 'several' },
    skills: {},
    'worked-at': {},
    expertise: {},
    provinces: {},
    regions: { towns: values.towns.trim(), lat: numberOf(values.lat), lon: numberOf(values.lon) },
    languages: {},
    systems: {},
    banks: { branchCode: values.branchCode.trim() },
    'public-holidays': {
      code: code ?? parseFormDate(values.date) ?? values.date,
      announced: parseFormDate(values.announced) ?? values.announced,
    },
  }
  return { ...own, ...more[list] } as OptionRow
}
