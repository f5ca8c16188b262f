import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { formatRand } from '#shared/kernel/money.ts'
import type { Professional, WorkHours } from '#shared/professionals/professionals.schema.ts'
import { defaultWorkHours, earningsFor, exampleHours, LOCUM_RATE_STEP } from '#shared/professionals/rates.rules.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { ExternalLink } from '#web/ui/text-link.tsx'
import type { Shown } from '#web/platform/meanwhile.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useBegunProfile, useSaveWorkHours } from './professionals.api.ts'
import type { StepProps } from './step-props.ts'

const sentences = {
  weekdays: 'Hourly rate on Weekdays',
  saturday: 'Hourly rate on Saturdays',
  holidays: 'Hourly rate on Sundays and Holidays',
  dayEarns: (hours: number, sum: string) => `An ${hours}-hour day earns ${sum}`,
  shiftEarns: (hours: number, sum: string) => `A ${hours}-hour shift earns ${sum}`,
}

const fields = [
  { group: 'weekdays', label: sentences.weekdays, earns: sentences.dayEarns },
  { group: 'saturday', label: sentences.saturday, earns: sentences.shiftEarns },
  { group: 'public_holidays', label: sentences.holidays, earns: sentences.shiftEarns },
] as const

type Rates = Record<keyof WorkHours, { start: string; end: string; rate: string | number }>

const ratesOf = ({ working_hours }: Pick<Professional, 'working_hours'>): Rates => {
  const of = (group: keyof WorkHours) => working_hours?.[group] ?? { ...defaultWorkHours[group], rate: '' }
  return {
    weekdays: of('weekdays'),
    saturday: of('saturday'),
    sundays: of('sundays'),
    public_holidays: of('public_holidays'),
  }
}

type Day = Rates[keyof Rates]
const shown: Shown<Rates> = {
  weekdays: ({ rate }: Day) => `${sentences.weekdays}: R ${rate}`,
  saturday: ({ rate }: Day) => `${sentences.saturday}: R ${rate}`,
  sundays: ({ rate }: Day) => `Hourly rate on Sundays: R ${rate}`,
  public_holidays: ({ rate }: Day) => `${sentences.holidays}: R ${rate}`,
}

function rateHint(rate: string, { group, earns }: (typeof fields)[number]): ReactNode {
  if (!rate) return undefined
  const hours = exampleHours[group]
  return earns(hours, formatRand(earningsFor(hours, rate)))
}

function Lead() {
  const { rateCard } = runtime().tenant.settings.links
  return (
    <>
      Enter your desired HOURLY Locum rate
      {rateCard && (
        <div>
          <ExternalLink href={rateCard} minHeight="8">
            See the rate card
          </ExternalLink>
        </div>
      )}
    </>
  )
}

const resolver = lazyResolver(async () => (await import('#shared/professionals/professionals.schema.ts')).WorkHours)

export function RatesStep({ professional, ...step }: StepProps) {
  const begun = useBegunProfile(professional, ratesOf, shown)
  const save = useSaveWorkHours(begun)
  const { form, page } = useStep({ ...step, begun, save, resolver, draft: 'rates', empty: ratesOf({}) })
  const { control, setValue, formState } = form
  const hours = useWatch({ control })
  const setRate = (group: (typeof fields)[number]['group'], rate: string) => {
    const shouldValidate = formState.isSubmitted
    setValue(`${group}.rate`, rate, { shouldValidate, shouldDirty: true })
    // SPEC 9: Sundays and public holidays share one value.
    if (group === 'public_holidays') setValue('sundays.rate', rate, { shouldValidate })
  }
  return (
    <StepPage
      {...page}
      title="Rates"
      lead={<Lead />}
      note="You can change your rates at any time."
      action="Save rates and finish"
    >
      {fields.map((field) => (
        <Controller
          key={field.group}
          control={control}
          name={`${field.group}.rate`}
          render={({ field: { ref, value } }) => (
            <RateField
              ref={ref}
              label={field.label}
              hint={rateHint(String(hours[field.group]?.rate ?? ''), field)}
              error={formState.errors[field.group]?.rate?.message}
              step={LOCUM_RATE_STEP}
              value={String(value)}
              onChange={(rate) => setRate(field.group, rate)}
            />
          )}
        />
      ))}
    </StepPage>
  )
}
