import { Navigate } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { companySteps, type CompanyStep } from '#shared/companies/steps.rules.ts'
import { Remark, StepFrame } from '#web/components/forms/step-frame.ts'
import { StepRemark } from '#web/components/forms/step-remark.tsx'
import { useWizard } from '#web/components/forms/use-wizard.ts'
import { useFullCompany } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { stepForms } from './step-forms.ts'
import { signedUpText } from './steps.text.ts'

const hasForm = (name: CompanyStep): boolean => stepForms[name] !== undefined

export function CompleteSignupPage() {
  const company = useFullCompany()
  const { step, progress, isNamed, onDone, onBack } = useWizard<Company, CompanyStep>({
    required: companySteps,
    hasForm,
    subject: company,
    endPath: paths.practice.dashboard,
    finishedText: signedUpText,
  })
  const Step = step && stepForms[step]
  if (!Step || !progress) return <Navigate to={paths.practice.dashboard} replace />
  if (!isNamed) return <Navigate to={`?step=${step}`} replace />
  return (
    <StepFrame value={progress}>
      <Remark value={<StepRemark sentBack={company.sent_back} step={step} />}>
        <Step key={`${company.id} ${step}`} company={company} onDone={onDone} onBack={onBack} />
      </Remark>
    </StepFrame>
  )
}
