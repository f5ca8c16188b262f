import { Pair } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { isUnusualMobile } from '#shared/kernel/south-african.rules.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import type { VerificationForm } from '#shared/professionals/verification-form.schema.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { FieldWarning } from '#web/ui/field-warning.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { professionalsText } from './professionals.text.ts'

const text = professionalsText.verification

const identifications = [
  { value: 'id', label: 'South African ID' },
  { value: 'passport', label: 'Passport' },
] as const

export function PersonFields({ email }: { email: string }) {
  const { register, watch, formState } = useFormContext<VerificationForm>()
  const { errors, touchedFields } = formState
  const [identification, number] = watch(['identification', 'idpassport'])
  const { label, hint } = text[identification]
  return (
    <>
      <Pair>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={60}
          error={errors.first_name?.message}
          {...register('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={60}
          error={errors.last_name?.message}
          {...register('last_name')}
        />
      </Pair>
      <TextField label="E-mail" type="email" value={email} disabled />
      <TextField
        label="Contact number"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        error={errors.contact?.message}
        hint={
          touchedFields.contact && isUnusualMobile(watch('contact')) ? (
            <FieldWarning>{text.mobileWarning}</FieldWarning>
          ) : (
            text.mobile
          )
        }
        {...register('contact')}
      />
      <RadioCards
        legend={text.identification}
        choices={identifications}
        {...register('identification', { deps: formState.isSubmitted ? ['idpassport'] : [] })}
      />
      <TextField
        label={label}
        autoComplete="off"
        maxLength={20}
        error={errors.idpassport?.message}
        hint={
          identification === 'id' && isUnusualIdNumber(number) ? (
            <FieldWarning>{text.idNumberWarning}</FieldWarning>
          ) : (
            hint
          )
        }
        {...register('idpassport')}
      />
    </>
  )
}
