import type { Company } from '#shared/companies/companies.schema.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { ProfessionOptions } from '#web/components/forms/option-groups.tsx'
import { Box, Pair, Stack } from '#web/ui/chakra.ts'
import { Field, Input, InputFrame } from '#web/ui/field.tsx'
import type { InForm } from '#web/ui/in-form.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/text-field.tsx'
import type { PlacementValues } from './placements.api.ts'

interface Props {
  company: Company
  industries: readonly Industry[]
  form: NonNullable<InForm<PlacementValues>['form']>
}

const unit = { alignSelf: 'center', color: 'fg.muted', whiteSpace: 'nowrap' } as const

export function PlacementFields({ company, industries, form }: Props) {
  const ordered = industries.toSorted(
    (a, b) => Number(b.name === company.industry) - Number(a.name === company.industry),
  )
  return (
    <Stack gap="5">
      <Pair>
        <TextField label="Practice name" value={company.name} readOnly />
        <TextField label="Business e-mail" value={company.email} readOnly />
      </Pair>
      <SelectField form={form} name="professionTitle" label="Profession">
        <option value="" disabled>
          Choose a profession
        </option>
        <ProfessionOptions industries={ordered} />
      </SelectField>
      <Pair>
        <Field form={form} name="monthlySalary" label="Monthly salary">
          {(props) => (
            <InputFrame>
              <Box {...unit} pl="3">
                R
              </Box>
              <Input {...props} inputMode="decimal" autoComplete="off" maxLength={20} px="1.5" />
              <Box {...unit} pr="3">
                per month
              </Box>
            </InputFrame>
          )}
        </Field>
        <Field form={form} name="workingHours" label="Working hours" hint="For example 40, or Mon–Fri 08:00–17:00">
          {(props) => (
            <InputFrame>
              <Input {...props} autoComplete="off" maxLength={80} />
              <Box {...unit} pr="3">
                per week
              </Box>
            </InputFrame>
          )}
        </Field>
      </Pair>
      <TextAreaField
        form={form}
        name="message"
        label="Message"
        optional
        maxLength={1_000}
        hint="For example from when, and what matters to you."
      />
    </Stack>
  )
}
