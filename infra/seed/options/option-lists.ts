import { newCode } from '#shared/options/new-code.rules.ts'
import type { OptionList, OptionRow } from '#shared/options/option-lists.schema.ts'
import type { IndustryOption, Option, OptionCategory, OptionOf } from '#shared/options/options.schema.ts'

const plain = ({ name }: { name: string }) => ({ code: name, name })

const ofIndustry = ({ name: of, professions, subs, workedAtOptions, expertise }: IndustryOption): OptionList[] => [
  { list: 'professions', of, rows: professions.map(({ name, ...rest }) => ({ code: name, name, ...rest })) },
  {
    list: 'skill-groups',
    of,
    rows: subs.map(({ code, name, allowMultiple }) => ({ code, name, allowMultiple })),
  },
  ...subs.map(({ code, options }) => ({ list: 'skills' as const, of: code, rows: options })),
  { list: 'worked-at', of, rows: workedAtOptions.map((name) => plain({ name })) },
  {
    list: 'expertise',
    of,
    rows: expertise.map((name) => ({ code: newCode('expertise', of, name), name })),
  },
]

/** Seeded options as they are stored. */
export const optionLists = (options: readonly Option[]): OptionList[] => {
  const of = <C extends OptionCategory>(category: C) =>
    options.filter((option): option is OptionOf<C> => option.category === category)
  const industries = of('industries')
  const provinces = of('provinces')
  return [
    { list: 'industries', rows: industries.map(({ name, alsoFinds }) => ({ ...plain({ name }), alsoFinds })) },
    ...industries.flatMap(ofIndustry),
    { list: 'provinces', rows: provinces.map(plain) },
    ...provinces.map(({ name, subs }): OptionList => ({
      list: 'regions',
      of: name,
      rows: subs.map((region): OptionRow<'regions'> => ({ code: region.name, ...region })),
    })),
    { list: 'languages', rows: of('languages').map(plain) },
    { list: 'systems', rows: of('systems').map(plain) },
    { list: 'banks', rows: of('banks').map(({ name, branchCode }) => ({ ...plain({ name }), branchCode })) },
    { list: 'public-holidays', rows: [] },
  ]
}
