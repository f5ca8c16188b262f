import { useFormContext } from 'react-hook-form'
import { matchesNumberPattern } from '#shared/options/options.rules.ts'
import { withChosen } from '#shared/options/with-chosen.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { VerificationFormValues } from '#shared/professionals/verification-form.schema.ts'
import { mayFillIn } from './filled-in.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { SelectField, TextField } from '#web/ui/text-field.tsx'

/** The profession depends on the industry, and fills in its council. */
export function RegistrationFields({ industries }: { industries: readonly Industry[] }) {
  const form = useFormContext<VerificationFormValues>()
  const { watch, getValues, setValue, formState } = form
  const [industryName, professionName, number] = watch(['industry', 'profession', 'professional_number'])
  const professions = industries.find(({ name }) => name === industryName)?.professions
  const profession = professions?.find(({ name }) => name === professionName)
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
      <SelectField form={form} name="industry" label="Industry" rules={{ onChange: clearProfession }}>
        <option value="" disabled>
          Choose an industry
        </option>
        {withChosen(industries, industryName).map(({ name, label }) => (
          <option key={name} value={name}>
            {label ?? name}
          </option>
        ))}
      </SelectField>
      <SelectField
        form={form}
        name="profession"
        label="Profession"
        hint={professions ? undefined : 'Choose an industry first.'}
        rules={{
          onChange: ({ target }: { target: HTMLSelectElement }) =>
            fillCouncil(professions?.find(({ name }) => name === target.value)?.council ?? ''),
        }}
      >
        <option value="" disabled>
          Choose a profession
        </option>
        {withChosen(professions ?? [], professionName).map(({ name, label }) => (
          <option key={name} value={name}>
            {label ?? name}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="professional_body" label="Professional body" maxLength={80} />
      <TextField
        form={form}
        name="professional_number"
        label="Professional number"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={30}
        hint={profession && `As on your registration card, for example ${profession.numberExample}`}
        warning={
          profession &&
          number !== '' &&
          !matchesNumberPattern(profession, number) &&
          `This doesn’t look like a number of the ${profession.council}. Please check it.`
        }
      />
      <DateField
        form={form}
        name="registration_expiry"
        label="Registration valid until"
        optional
        hint="DD/MM/YYYY. We remind you in time; shifts after this day can’t be booked."
      />
    </>
  )
}
