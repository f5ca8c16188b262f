import { Box, Pair } from '#web/ui/chakra.ts'
import { useWatch } from 'react-hook-form'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import { RegionSelect } from '#web/components/forms/region-select.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { useBegunCompany, useSaveAddress } from './companies.api.ts'
import type { StepProps } from './step-props.ts'

const sentences = {
  street: 'Street address',
  building: 'Building',
  suburb: 'Suburb',
  postalCode: 'Postal code',
}

/** SPEC 5: unit and country are fixed. */
const valuesOf = (address: Partial<CompanyAddress> = {}): CompanyAddress => ({
  building_name: '',
  street: '',
  suburb: '',
  province: '',
  region: '',
  postal_code: '',
  ...address,
  unit_no: 'N/A',
  country: 'South Africa',
})

const shown: Shown<CompanyAddress> = {
  street: sentences.street,
  building_name: sentences.building,
  suburb: sentences.suburb,
  province: 'Province',
  region: 'Region',
  postal_code: sentences.postalCode,
  unit_no: null,
  country: null,
}

const resolver = lazyResolver(async () => (await import('#shared/kernel/company-address.schema.ts')).CompanyAddressForm)

export function AddressStep({ company, ...step }: StepProps) {
  const begun = useBegunCompany(company, ({ address }) => valuesOf(address), shown)
  const save = useSaveAddress(company.id, begun)
  const provinces = useOptions('provinces')
  const { form, page } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: `address ${company.id}`,
    empty: valuesOf(),
    options: [provinces],
  })
  const { control, setValue, formState } = form
  const { errors, isSubmitted } = formState
  const [province, region] = useWatch({ control, name: ['province', 'region'] })
  const setValueOptions = { shouldValidate: isSubmitted, shouldDirty: true }
  return (
    <StepPage
      {...page}
      title="Practice address"
      lead="Where locums will work."
      note="Locums see your suburb and region. They see the street once they are booked."
    >
      <TextField form={form} name="street" label={sentences.street} autoComplete="address-line1" maxLength={120} />
      <Pair>
        <TextField
          form={form}
          name="building_name"
          label={sentences.building}
          optional
          autoComplete="address-line2"
          maxLength={80}
        />
        <TextField
          form={form}
          name="suburb"
          label={sentences.suburb}
          optional
          autoComplete="address-level3"
          maxLength={80}
        />
      </Pair>
      <RegionSelect
        provinces={(provinces.data ?? []).map(({ subs, ...province }) => ({ ...province, regions: subs }))}
        value={{ province: province ?? '', region: region ?? '' }}
        errors={{ province: errors.province?.message, region: errors.region?.message }}
        onChange={(place) => {
          setValue('province', place.province, setValueOptions)
          setValue('region', place.region, setValueOptions)
        }}
      />
      <Box maxWidth={{ sm: '50%' }}>
        <TextField
          form={form}
          name="postal_code"
          label={sentences.postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
        />
      </Box>
    </StepPage>
  )
}
