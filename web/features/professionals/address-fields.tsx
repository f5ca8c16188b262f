import { Pair } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { ProfessionalVerification } from '#shared/professionals/professionals.schema.ts'
import { RegionSelect } from '#web/components/forms/region-select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Props {
  provinces: readonly ProvinceOption[]
  regionLabel?: string
  /** Required in the locations step, optional in verification. */
  street?: 'needed'
  onProvince?: (province: string) => void
}

/** The locum's home address; its region decides which offers are near them. */
export function AddressFields({ provinces, regionLabel, street, onProvince }: Props) {
  const form = useFormContext<Pick<ProfessionalVerification, 'address'>>()
  const { watch, setValue, formState } = form
  const [province, region] = watch(['address.province', 'address.region'])
  const problems = formState.errors.address
  const setValueOptions = { shouldValidate: formState.isSubmitted, shouldDirty: true }
  return (
    <>
      <RegionSelect
        provinces={provinces.map(({ subs, ...province }) => ({ ...province, regions: subs }))}
        value={{ province, region }}
        errors={{ province: problems?.province?.message, region: problems?.region?.message }}
        {...(regionLabel && { regionLabel })}
        onChange={(place) => {
          setValue('address.province', place.province, setValueOptions)
          setValue('address.region', place.region, setValueOptions)
          if (place.province !== province) onProvince?.(place.province)
        }}
      />
      <Pair>
        <TextField form={form} name="address.suburb" label="Suburb" autoComplete="address-level3" maxLength={80} />
        <TextField
          form={form}
          name="address.street"
          label="Street address"
          optional={street !== 'needed'}
          autoComplete="street-address"
          maxLength={120}
        />
      </Pair>
    </>
  )
}
