import { Pair, Stack } from '#web/ui/chakra.ts'
import { Controller, useWatch } from 'react-hook-form'
import { canHaveLunch } from '#shared/bookings/pay.rules.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { LunchField } from '#web/components/forms/lunch-field.tsx'
import { useOfferFormContext } from './offer-form.ts'
import { SkillsField } from './skills-field.tsx'

export function TermsSection({ industry }: { industry: Industry }) {
  const form = useOfferFormContext()
  const {
    control,
    formState: { errors },
  } = form
  const days = useWatch({ control, name: 'request_dates' })
  return (
    <>
      <Section title="What do you pay?">
        <Pair>
          <Controller
            control={control}
            name="rates.0"
            render={({ field }) => (
              <RateField
                label="Budget from"
                value={field.value}
                onChange={field.onChange}
                error={errors.rates?.[0]?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="rates.1"
            render={({ field }) => (
              <RateField
                label="Budget to"
                value={field.value}
                onChange={field.onChange}
                error={errors.rates?.[1]?.message}
              />
            )}
          />
          {days.some(canHaveLunch) && (
            <Controller
              control={control}
              name="lunch"
              render={({ field }) => <LunchField value={field.value} onChange={field.onChange} />}
            />
          )}
        </Pair>
      </Section>
      <Section title="Anything else?">
        <Stack gap="4">
          <Controller
            control={control}
            name="skills"
            render={({ field }) => <SkillsField tree={industry.skills} value={field.value} onChange={field.onChange} />}
          />
          <TextAreaField
            form={form}
            name="notes"
            label="Notes"
            optional
            hint="Locums read this before they apply. Your phone number and e-mail address are shown once a shift is booked."
            maxLength={2000}
          />
        </Stack>
      </Section>
    </>
  )
}
