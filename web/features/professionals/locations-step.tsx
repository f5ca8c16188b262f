import { Controller, useWatch } from 'react-hook-form'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { LocationsForm } from '#shared/professionals/locations-form.schema.ts'
import { locationsWithin } from '#shared/professionals/locations.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { AddressFields } from './address-fields.tsx'
import { useBegunProfile, useSaveAboutMe } from './professionals.api.ts'
import { RegionsField } from './regions-field.tsx'
import type { StepProps } from './step-props.ts'

const travel = 'I am willing to travel'

const none: ProvinceOption[] = []

const valuesOf = ({
  address,
  willing_to_travel,
  locations,
}: Pick<Professional, 'address' | 'willing_to_travel' | 'locations'>): LocationsForm => {
  const { province = '', region = '', suburb = '', street = '' } = address ?? {}
  return { address: { province, region, suburb, street }, willing_to_travel, locations }
}

const shown: Shown<LocationsForm> = {
  address: 'Address',
  willing_to_travel: travel,
  locations: (locations) => `Regions: ${locations.map((location) => location.split(',').at(-1)).join(', ')}`,
}

const resolver = lazyResolver(
  async () => (await import('#shared/professionals/locations-form.schema.ts')).LocationsForm,
)

export function LocationsStep({ professional, ...step }: StepProps) {
  const begun = useBegunProfile(professional, valuesOf, shown)
  const save = useSaveAboutMe(begun)
  const provinces = useOptions('provinces')
  const empty = valuesOf({ address: undefined, willing_to_travel: false, locations: [] })
  const { form, page } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: 'locations',
    empty,
    options: [provinces],
  })
  const { control, setValue, getValues, formState } = form
  const [province, travels] = useWatch({ control, name: ['address.province', 'willing_to_travel'] })
  const shouldValidate = formState.isSubmitted
  return (
    <StepPage
      {...page}
      title="Preferred Locations"
      lead="Practices in these regions can find you, and you see their offers."
      note="Practices see your suburb. Your street address stays private."
    >
      <AddressFields
        provinces={provinces.data ?? none}
        regionLabel="Home region"
        street="needed"
        onProvince={(chosen) =>
          setValue('locations', locationsWithin(chosen, getValues('locations')), {
            shouldValidate,
            shouldDirty: true,
          })
        }
      />
      <Checkbox form={form} name="willing_to_travel" label={travel} />
      <Controller
        control={control}
        name="locations"
        render={({ field: { value, onChange, ref } }) => (
          <RegionsField
            ref={ref}
            provinces={provinces.data ?? none}
            home={province}
            travels={travels}
            picked={value}
            onChange={onChange}
            error={formState.errors.locations?.message}
          />
        )}
      />
    </StepPage>
  )
}
