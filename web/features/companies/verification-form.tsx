import { Pair } from '#web/ui/chakra.ts'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { Company, CompanyVerification } from '#shared/companies/companies.schema.ts'
import { withChosen } from '#shared/options/with-chosen.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { type StepStart, useStep } from '#web/components/forms/use-step.ts'
import { companiesText as text } from './companies.text.ts'
import { ManagersFields } from './managers-fields.tsx'
import { type Part, valuesOf } from './verification-values.ts'

interface Props {
  title?: string
  lead?: ReactNode
  onBack?: () => void
  /** In the profile, practice and managers are sections of their own. */
  part?: Part
  industries: readonly Industry[]
  /** The name under which unsaved input is stored. */
  draftKey: string
  initial: Partial<Company>
  save: UseMutationResult<Company, Error, CompanyVerification>
  begun?: StepStart<Company, CompanyVerification>
  onDone: (company: Company) => void
}

const resolver = lazyResolver(async () => (await import('#shared/companies/companies.schema.ts')).CompanyVerification)

export function VerificationForm({
  title = 'Verification',
  lead = text.lead,
  onBack,
  part,
  industries,
  draftKey,
  initial,
  save,
  begun = { values: valuesOf(initial), valuesOf },
  onDone,
}: Props) {
  const { form, page } = useStep({ begun, save, resolver, draft: draftKey, onDone, onBack })
  const { control, setValue } = form
  const industry = useWatch({ control, name: 'industry' })
  const listed = industries.find(({ name }) => name === industry)?.workedAtOptions
  const types = listed && [
    ...new Set([...listed, 'Other', ...(initial.type && initial.industry === industry ? [initial.type] : [])]),
  ]
  return (
    <StepPage {...page} title={title} lead={lead}>
      {part !== 'managers' && (
        <>
          <TextField form={form} name="name" label={text.name} autoComplete="organization" maxLength={120} />
          <SelectField
            form={form}
            name="industry"
            label={text.industry}
            rules={{ onChange: () => setValue('type', '') }}
          >
            <option value="" disabled>
              Choose an industry
            </option>
            {withChosen(industries, initial.industry).map(({ name, label }) => (
              <option key={name} value={name}>
                {label ?? name}
              </option>
            ))}
          </SelectField>
          <SelectField form={form} name="type" label={text.type} hint={types ? undefined : 'Choose an industry first.'}>
            <option value="" disabled>
              Choose a type
            </option>
            {types?.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <Pair>
            <TextField form={form} name="email" label={text.email} type="email" autoComplete="email" maxLength={254} />
            <TextField
              form={form}
              name="contact"
              label={text.contact}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              hint="For example 021 123 4567"
            />
          </Pair>
        </>
      )}
      {part !== 'practice' && <ManagersFields titled={part === undefined} />}
    </StepPage>
  )
}
