import { Box } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { isDoubtfulMobile } from '#shared/kernel/south-african.rules.ts'
import { isDoubtfulIdNumber } from '#shared/professionals/id-number.rules.ts'
import type { ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import { Doubt } from '#web/ui/doubt.tsx'
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
          touchedFields.contact && isDoubtfulMobile(watch('contact')) ? <Doubt>{text.mobileDoubt}</Doubt> : text.mobile
        }
        {...register('contact')}
      />
      <TextField
        label="ID or passport number"
        autoComplete="off"
        maxLength={20}
        error={errors.idpassport?.message}
        hint={isDoubtfulIdNumber(watch('idpassport')) ? <Doubt>{text.idDoubt}</Doubt> : text.id}
        {...register('idpassport')}
      />
    </>
  )
}
