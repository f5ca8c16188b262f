import { Box } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { isUnusualMobile } from '#shared/kernel/south-african.rules.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import type { ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import { FieldWarning } from '#web/ui/field-warning.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { professionalsText } from './professionals.text.ts'

const text = professionalsText.verification

export function PersonFields({ email }: { email: string }) {
  const { register, watch, formState } = useFormContext<ProfessionalVerification>()
  const { errors, touchedFields } = formState
  return (
    <>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
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
      </Box>
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
      <TextField
        label="ID or passport number"
        autoComplete="off"
        maxLength={20}
        error={errors.idpassport?.message}
        hint={isUnusualIdNumber(watch('idpassport')) ? <FieldWarning>{text.idNumberWarning}</FieldWarning> : text.id}
        {...register('idpassport')}
      />
    </>
  )
}
