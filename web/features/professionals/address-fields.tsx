import { Box } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import type { ProvinceOption } from '../../../shared/options/options.schema.ts'
import type { ProfessionalVerification } from '../../../shared/professionals/professionals.schema.ts'
import { RegionSelect } from '../../components/region-select.tsx'
import { TextField } from '../../components/text-field.tsx'

/** Where the locum lives: offers near them are those of this region. */
export function AddressFields({ provinces }: { provinces: readonly ProvinceOption[] }) {
  const { register, watch, setValue, formState } = useFormContext<ProfessionalVerification>()
  const [province, region] = watch(['address.province', 'address.region'])
  const problems = formState.errors.address
  const shouldValidate = formState.isSubmitted
  return (
    <>
      <RegionSelect
        provinces={provinces.map(({ name, subs }) => ({ name, regions: subs }))}
        value={{ province, region }}
        errors={{ province: problems?.province?.message, region: problems?.region?.message }}
        onChange={(place) => {
          setValue('address.province', place.province, { shouldValidate })
          setValue('address.region', place.region, { shouldValidate })
        }}
      />
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <TextField label="Suburb" autoComplete="address-level3" maxLength={80} error={problems?.suburb?.message} {...register('address.suburb')} />
        <TextField label="Street address" optional autoComplete="street-address" maxLength={120} error={problems?.street?.message} {...register('address.street')} />
      </Box>
    </>
  )
}
