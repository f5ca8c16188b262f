import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useId } from 'react'
import { useForm } from 'react-hook-form'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import { formatFormDate, parseFormDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { type Plan, planNames, plans } from '#shared/kernel/plans.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { DateField } from '#web/components/forms/date-field.tsx'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { isReason } from '#shared/kernel/min-reason.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { pricingQuery, useSetPlan } from '#web/features/companies/pricing.api.ts'
import { PlanHistory } from '#web/features/companies/plan-history.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { Button } from '#web/ui/button.tsx'
import { chakra, Small, Stack } from '#web/ui/chakra.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'

const choices = () =>
  planNames.map((value) => {
    const { name, perMonth, fee } = plans[value]
    const text = `${formatRand(toCents(perMonth))} per month, ${formatPercent(fee)} on locum bookings`
    return { value, label: name, text }
  })

interface Props {
  practice: Pick<ListedCompany, 'id' | 'name'>
  onClose: () => void
}

function useSetPlanForm({ practice, onClose }: Props, pricing: Pricing | undefined) {
  const form = useForm<{ plan: Plan; from: string; reason: string }>({
    values: { plan: pricing?.plan ?? 'pay-when-you-book', from: formatFormDate(currentDay()), reason: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const setPlan = useSetPlan(practice.id)
  const save = form.handleSubmit(async ({ plan, from: typed, reason }) => {
    const from = parseFormDate(typed)
    if (!from) return form.setError('from', { message: 'Enter a date as DD/MM/YYYY' }, { shouldFocus: true })
    if (!pricing) return
    const saved = await setPlan
      .mutateAsync({ plan, from, reason: reason.trim(), version: pricing.version })
      .catch(() => undefined)
    if (!saved) return
    showToast(`${practice.name}: ${plans[plan].name} from ${typed}.`)
    onClose()
  })
  const problem = errorDetails(setPlan.error).fields.find(({ field }) => field === 'from')?.message
  return { form, save, problem, busy: setPlan.isPending, failure: problem ? undefined : setPlan.error }
}

/** A practice’s plans, where the super admin sets the next. */
export function PlanDialog({ practice, onClose }: Props) {
  const { data, error, refetch } = useQuery(pricingQuery(practice.id))
  const { form, save, problem, busy, failure } = useSetPlanForm({ practice, onClose }, data)
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Plan of ${practice.name}`}
      unsaved={form.formState.isDirty && !busy}
      failure={failure && <FailureNote error={failure}>The plan stays as it was.</FailureNote>}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button form={id} type="submit" look="primary" busy={busy} disabled={!data}>
            Set plan
          </Button>
        </>
      }
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="260px" borderRadius="m" role="status" aria-label="Loading the plan" />}
      {data && (
        <Stack gap="6">
          <PlanHistory periods={data.plans} today={currentDay()} />
          <Section title="Set a plan">
            <chakra.form
              id={id}
              noValidate
              onSubmit={(event: SyntheticEvent) => void save(event)}
              display="grid"
              gap="4"
            >
              <RadioCards form={form} name="plan" legend="Plan" choices={choices()} />
              <DateField form={form} name="from" label="From" {...(problem && { error: problem })} />
              <TextAreaField
                form={form}
                name="reason"
                label="Reason"
                hint="It is kept in the audit; the practice does not see it."
                maxLength={500}
                rules={{ validate: (text: string) => isReason(text) || 'Write at least 5 characters' }}
              />
              <Small>
                What the practice posts from this day on has the plan; what it has posted and booked before keeps its
                own. Its owners and managers are notified.
              </Small>
            </chakra.form>
          </Section>
        </Stack>
      )}
    </Dialog>
  )
}
