import { LoadError } from '#web/components/page/load-error.tsx'
import { useIndustries } from '#web/features/options/options.api.ts'
import { useBegunCompany, useSaveDetails } from './companies.api.ts'
import { companiesText as text } from './companies.text.ts'
import type { StepProps } from './step-props.ts'
import { type Part, savedValues, shownIn, valuesOf } from './verification-values.ts'
import { VerificationForm } from './verification-form.tsx'

function DetailsStep({ company, onDone, part }: StepProps & { part: Part }) {
  const { data, error, refetch } = useIndustries()
  const begun = useBegunCompany(company, valuesOf, shownIn[part])
  const save = useSaveDetails(company, begun, (typed, now) => savedValues(part, typed, now))
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return data ? (
    <VerificationForm
      {...(part === 'managers' && { title: text.managers, lead: text.managersLead })}
      part={part}
      industries={data}
      draftKey={`${part} ${company.id}`}
      initial={company}
      save={save}
      begun={begun}
      onDone={onDone}
    />
  ) : null
}

export const VerificationStep = (props: StepProps) => <DetailsStep {...props} part="practice" />

export const ManagersStep = (props: StepProps) => <DetailsStep {...props} part="managers" />
