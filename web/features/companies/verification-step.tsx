import { LoadError } from '#web/components/load-error.tsx'
import { useIndustries } from '#web/features/options/options.api.ts'
import { useSaveDetails } from './companies.api.ts'
import type { StepProps } from './step-props.ts'
import { VerificationForm } from './verification-form.tsx'

export function VerificationStep({ company, onDone }: StepProps) {
  const { data, error, refetch } = useIndustries()
  const save = useSaveDetails(company.id)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  return data ? (
    <VerificationForm
      industries={data}
      draftKey={`practice ${company.id}`}
      initial={company}
      save={save}
      onDone={onDone}
    />
  ) : null
}
