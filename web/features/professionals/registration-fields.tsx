import { useFormContext } from 'react-hook-form'
import { matchesNumberPattern } from '#shared/options/options.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import { FieldWarning } from '#web/ui/field-warning.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'
import { professionalsText } from './professionals.text.ts'

const text = professionalsText.verification

/** The profession depends on the industry, and fills in its council. */
export function RegistrationFields({ industries }: { industries: readonly Industry[] }) {
  const { register, watch, setValue, formState } = useFormContext<ProfessionalVerification>()
  const [industryName, professionName, number] = watch(['industry', 'profession', 'professional_number'])
  const professions = industries.find(({ name }) => name === industryName)?.professions
  const profession = professions?.find(({ name }) => name === professionName)
  const problem = (field: 'industry' | 'profession' | 'professional_body' | 'professional_number') =>
    formState.errors[field]?.message
  const clearProfession = () => {
    setValue('profession', '')
    setValue('professional_body', '')
  }
  const fillCouncil = (chosen: string) =>
    setValue('professional_body', professions?.find(({ name }) => name === chosen)?.council ?? '')
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
          onChange: (event: { target: HTMLSelectElement }) => fillCouncil(event.target.value),
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
