import { rateGroupPlurals } from '#shared/kernel/rate-groups.ts'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Box, Stack } from '#web/ui/chakra.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { OperationsForm } from '#shared/companies/operations-form.schema.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { operationsFormOf, operationsOf } from '#shared/companies/operations-form.rules.ts'
import { MultiSelectField } from '#web/ui/multi-select-field.tsx'
import { StepPage } from '#web/components/forms/step-page.tsx'
import { useStep } from '#web/components/forms/use-step.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { YesNoField } from '#web/ui/yes-no-field.tsx'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import type { Shown } from '#web/platform/meanwhile.ts'
import { useOptions } from '#web/features/options/options.api.ts'
import { useBegunCompany, useCacheCompany } from './companies.api.ts'
import { OpeningHours } from './opening-hours.tsx'
import type { StepProps } from './step-props.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'

const sentences = {
  languages: 'Languages',
  systems: 'Systems used',
  askFor: 'Ask for',
  parking: 'Parking',
  dress: 'Dress',
  insured: 'Do you have professional insurance cover?',
}

const hours = (day: string, { start, end, open = true }: { start: string; end: string; open?: boolean }): string =>
  `${day}: ${open ? `${start}–${end}` : 'closed'}`
const shown: Shown<OperationsForm> = {
  weekdays: (day) => hours(rateGroupPlurals.weekdays, day),
  saturday: (day) => hours(rateGroupPlurals.saturday, day),
  sundays: (day) => hours(rateGroupPlurals.sundays, day),
  public_holidays: (day) => hours(rateGroupPlurals.public_holidays, day),
  languages: sentences.languages,
  systemsUsed: sentences.systems,
  ask_for: sentences.askFor,
  parking: sentences.parking,
  dress: sentences.dress,
  rates: ([from, to]) => `Usual budget: ${from ? formatRate(Number(from), Number(to)) : 'none'}`,
  insured: sentences.insured,
}

const resolver = lazyResolver(async () => (await import('#shared/companies/operations-form.schema.ts')).OperationsForm)

interface PartProps {
  id: string
  title: string
  lead: string
  children: ReactNode
}

function Part({ id, title, lead, children }: PartProps) {
  return (
    <Stack as="section" aria-labelledby={id} gap="5">
      <div>
        <Box as="h2" id={id} textStyle="l">
          {title}
        </Box>
        <Box color="fg.muted">{lead}</Box>
      </div>
      {children}
    </Stack>
  )
}

/** How a booked locum finds their way. */
function Arrival({ form }: { form: UseFormReturn<OperationsForm> }) {
  return (
    <Part id="arrival" title="When a locum arrives" lead="Shown only to locums who are booked with you.">
      <TextField
        form={form}
        name="ask_for"
        label={sentences.askFor}
        optional
        hint="Whom locums should ask for when they arrive."
        maxLength={120}
      />
      <TextField
        form={form}
        name="parking"
        label={sentences.parking}
        optional
        hint="For example: staff bays behind the shop, enter from Draper Street."
        maxLength={300}
      />
      <TextField
        form={form}
        name="dress"
        label={sentences.dress}
        optional
        hint="For example: smart casual, a white coat is provided."
        maxLength={300}
      />
    </Part>
  )
}

/** What new offers begin with. */
function UsualBudget({ form: { control, formState } }: { form: UseFormReturn<OperationsForm> }) {
  const error = formState.errors.rates?.[1]?.message
  return (
    <Part
      id="budget"
      title="Usual budget (optional)"
      lead="New offers begin with it. Locums see only the budget of each offer."
    >
      <Controller
        control={control}
        name="rates"
        render={({
          field: {
            value: [from, to],
            onChange,
          },
        }) => (
          <>
            <RateField label="Budget from" value={from} onChange={(next) => onChange([next, to])} />
            <RateField label="Budget to" value={to} error={error} onChange={(next) => onChange([from, next])} />
          </>
        )}
      />
    </Part>
  )
}

export function OperationsStep({ company, ...step }: StepProps) {
  const begun = useBegunCompany(company, operationsFormOf, shown)
  const save = useApiMutation(
    companiesContract.saveOperations,
    (typed: OperationsForm, version) => ({ params: { companyId: company.id }, body: operationsOf(typed), version }),
    { begun, onSuccess: useCacheCompany() },
  )
  const languages = useOptions('languages')
  const systems = useOptions('systems')
  const { form, page } = useStep({
    ...step,
    begun,
    save,
    resolver,
    draft: `operations ${company.id}`,
    empty: operationsFormOf({}),
    options: [languages, systems],
  })
  return (
    <StepPage {...page} title="Operations" lead="When you are open and how you work.">
      <OpeningHours />
      <MultiSelectField
        form={form}
        name="languages"
        label={sentences.languages}
        placeholder="Choose languages"
        hint="Languages spoken at your practice."
        list={languages.data}
      />
      <MultiSelectField
        form={form}
        name="systemsUsed"
        label={sentences.systems}
        optional
        allowCustom
        placeholder="Choose systems"
        hint="Software that locums will use."
        list={systems.data}
      />
      <Arrival form={form} />
      <UsualBudget form={form} />
      <YesNoField form={form} name="insured" legend={sentences.insured} optional />
    </StepPage>
  )
}
