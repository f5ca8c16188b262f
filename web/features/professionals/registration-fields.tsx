import { useFormContext } from 'react-hook-form'
import { matchesNumberPattern } from '#shared/options/options.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { VerificationForm } from '#shared/professionals/verification-form.schema.ts'
import { mayFillIn } from './filled-in.ts'
import { FieldWarning } from '#web/ui/field-warning.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { professionalsText } from './professionals.text.ts'

const text = professionalsText.verification

/** The profession depends on the industry, and fills in its council. */
export function RegistrationFields({ industries }: { industries: readonly Industry[] }) {
  const { register, watch, getValues, setValue, formState } = useFormContext<VerificationForm>()
  const [industryName, professionName, number] = watch(['industry', 'profession', 'professional_number'])
  const professions = industries.find(({ name }) => name === industryName)?.professions
  const profession = professions?.find(({ name }) => name === professionName)
  const problem = (field: 'industry' | 'profession' | 'professional_body' | 'professional_number') =>
    formState.errors[field]?.message
  const fillCouncil = (council: string) => {
    const councils = industries.flatMap(({ professions: all }) => all.map((one) => one.council))
    if (mayFillIn(getValues('professional_body'), councils))
      setValue('professional_body', council, {
        shouldDirty: true,
        shouldValidate: council !== '' && formState.isSubmitted,
      })
  }
  const clearProfession = () => {
    setValue('profession', '')
    fillCouncil('')
  }
  return (
    <>
      <SelectField
        label="Industry"
        error={problem('industry')}
        {...register('industry', { onChange: clearProfession })}
      >
        <option value="" disabled>
          Choose an industry
        </option>
        {industries.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="Profession"
        error={problem('profession')}
        hint={professions ? undefined : 'Choose an industry first.'}
        {...register('profession', {
          onChange: ({ target }: { target: HTMLSelectElement }) =>
            fillCouncil(professions?.find(({ name }) => name === target.value)?.council ?? ''),
        })}
      >
        <option value="" disabled>
          Choose a profession
        </option>
        {professions?.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label="Professional body"
        maxLength={80}
        error={problem('professional_body')}
        {...register('professional_body')}
      />
      <TextField
        label="Professional number"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={30}
        error={problem('professional_number')}
        hint={
          profession &&
          (number && !matchesNumberPattern(profession, number) ? (
            <FieldWarning>{text.numberWarning(profession.council)}</FieldWarning>
          ) : (
            text.number(profession.numberExample)
          ))
        }
        {...register('professional_number')}
      />
    </>
  )
}
