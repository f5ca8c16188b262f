import { Pair } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { isUnusualMobile } from '#shared/kernel/south-african.rules.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import type { VerificationFormValues } from '#shared/professionals/verification-form.schema.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { professionalsText } from './professionals.text.ts'

const text = professionalsText.verification

const identifications = [
  { value: 'id', label: 'South African ID' },
  { value: 'passport', label: 'Passport' },
] as const

export function PersonFields({ email }: { email: string }) {
  const form = useFormContext<VerificationFormValues>()
  const { watch, formState } = form
  const [identification, number] = watch(['identification', 'idpassport'])
  const { label, hint } = text[identification]
  return (
    <>
      <Pair>
        <TextField form={form} name="first_name" label="First name" autoComplete="given-name" maxLength={60} />
        <TextField form={form} name="last_name" label="Last name" autoComplete="family-name" maxLength={60} />
      </Pair>
      <TextField label="E-mail" type="email" value={email} disabled />
      <TextField
        form={form}
        name="contact"
        label="Contact number"
        type="tel"
        autoComplete="tel"
        maxLength={20}
        hint="For example 082 123 4567"
        warning={
          formState.touchedFields.contact &&
          isUnusualMobile(watch('contact')) &&
          'This doesn’t look like a South African mobile number. Please check it.'
        }
      />
      <RadioCards
        form={form}
        name="identification"
        legend="You identify yourself with"
        choices={identifications}
        rules={{ deps: formState.isSubmitted ? ['idpassport'] : [] }}
      />
      <TextField
        form={form}
        name="idpassport"
        label={label}
        autoComplete="off"
        maxLength={20}
        hint={hint}
        warning={
          identification === 'id' && isUnusualIdNumber(number) && 'This isn’t a valid ID number. Check its digits.'
        }
      />
    </>
  )
}
