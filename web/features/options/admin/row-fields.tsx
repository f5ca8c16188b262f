import type { ComponentType } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import type { ListName } from '#shared/options/list-traits.ts'
import type { OptionList } from '#shared/options/option-lists.schema.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { CheckChip } from '#web/ui/chip.tsx'
import { RadioCards } from '#web/ui/choices.tsx'
import { chakra, Pair, Row, Stack } from '#web/ui/chakra.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { PatternTest } from './pattern-test.tsx'
import type { RowValues } from './row-values.ts'

interface Props {
  form: UseFormReturn<RowValues>
  place: Place
  lists: readonly OptionList[]
  code: string | undefined
}

function AlsoFinds({ form, lists, code }: Props) {
  const chosen = form.watch('alsoFinds')
  const others = rowsAt(lists, { list: 'industries' }).filter((row) => !row.isdeleted && row.code !== code)
  const toggle = (other: string) =>
    form.setValue('alsoFinds', chosen.includes(other) ? chosen.filter((one) => one !== other) : [...chosen, other], {
      shouldDirty: true,
    })
  return (
    <chakra.fieldset border="none">
      <chakra.legend fontWeight="bold" mb="1.5">
        A search also finds people of
      </chakra.legend>
      <Row wrap gap="2">
        {others.map(({ code: other, name }) => (
          <CheckChip key={other} label={name} checked={chosen.includes(other)} onChange={() => toggle(other)} />
        ))}
      </Row>
    </chakra.fieldset>
  )
}

const ProfessionFields = ({ form }: Props) => (
  <Stack gap="5">
    <TextField form={form} name="council" label="Council" maxLength={80} autoComplete="off" />
    <TextField
      form={form}
      name="numberPattern"
      label="Pattern of a registration number"
      hint="A number that does not match gets a warning and is accepted. Empty for no check."
      maxLength={100}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextField form={form} name="numberExample" label="Example" maxLength={20} autoComplete="off" />
    <PatternTest form={form} />
  </Stack>
)

const RegionFields = ({ form }: Props) => (
  <Stack gap="5">
    <TextField
      form={form}
      name="towns"
      label="Towns"
      hint="Shown beside the name, for those who know the town but not the district."
      maxLength={120}
      autoComplete="off"
    />
    <Pair>
      <TextField form={form} name="lat" label="Latitude" hint="Such as -33.91" inputMode="text" autoComplete="off" />
      <TextField form={form} name="lon" label="Longitude" hint="Such as 18.57" inputMode="text" autoComplete="off" />
    </Pair>
  </Stack>
)

const GroupFields = ({ form }: Props) => (
  <RadioCards
    form={form}
    name="choice"
    legend="Of this group"
    choices={[
      { value: 'several', label: 'Several may be chosen' },
      { value: 'one', label: 'One may be chosen' },
    ]}
  />
)

const BankFields = ({ form }: Props) => (
  <TextField
    form={form}
    name="branchCode"
    label="Universal branch code"
    inputMode="numeric"
    maxLength={6}
    autoComplete="off"
  />
)

const HolidayFields = ({ form }: Props) => <DateField form={form} name="announced" label="Announced on" />

const fields: Record<ListName, ComponentType<Props> | undefined> = {
  industries: AlsoFinds,
  professions: ProfessionFields,
  'skill-groups': GroupFields,
  skills: undefined,
  'worked-at': undefined,
  expertise: undefined,
  provinces: undefined,
  regions: RegionFields,
  languages: undefined,
  systems: undefined,
  banks: BankFields,
  'public-holidays': HolidayFields,
}

/** What an option of a list has besides its name. */
export function RowFields(props: Props) {
  const Fields = fields[props.place.list]
  return Fields && <Fields {...props} />
}
