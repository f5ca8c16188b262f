import { companiesContract } from '#shared/companies/companies.contract.ts'
import { companySteps } from '#shared/companies/steps.rules.ts'
import { progressAfterReview } from '#shared/kernel/next-step.rules.ts'
import { missingIn } from '#shared/kernel/sent-back.rules.ts'
import { sectionOf, stepColour } from '#shared/kernel/steps.ts'
import { Completeness } from '#web/ui/completeness.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { SectionsPage, useSection } from '#web/components/page/sections-page.tsx'
import { Remark, SaveAction } from '#web/components/forms/step-frame.ts'
import { StepRemark } from '#web/components/forms/step-remark.tsx'
import { NextStepCard } from '#web/components/cards/next-step-card.tsx'
import { useFullCompany, useRoleAction } from '#web/components/account/account.api.ts'
import { stepForms } from './step-forms.ts'
import { stepPurposes } from './steps.text.ts'

const PreviewPractice = lazyPage(() => import('./preview-practice.tsx'), 'PreviewPractice')

const ManagersStep = lazyPage(() => import('./verification-step.tsx'), 'ManagersStep')

const [managers, ...otherSteps] = companySteps

const sections = [
  { ...managers, key: 'managers', Form: ManagersStep },
  ...otherSteps.flatMap((step) => {
    const Form = stepForms[step.name]
    return Form ? [{ ...step, key: sectionOf(step.name), Form }] : []
  }),
]

/** Managers are named in the verification. */
const askedIn = ({ key, name }: { key: string; name: string }) => (key === 'managers' ? 'verification-step' : name)

/** The steps of the sign-up as sections that are saved separately. */
export function ProfilePage() {
  const company = useFullCompany()
  const { active, onDone, formKey } = useSection()
  const open = sections.find(({ key }) => key === active)
  const { percent, next } = progressAfterReview(companySteps, company, company.sent_back)
  return (
    <SectionsPage
      title="Edit profile"
      lead="Locums see your practice’s name, region, hours and pictures before they apply."
      active={open?.key}
      summary={<Completeness label="Your practice’s profile" percent={percent} />}
      groups={[
        {
          sections: sections.map((step) => ({
            key: step.key,
            title: step.title,
            colour: missingIn(company.sent_back, askedIn(step)) ? 'negative' : stepColour(step, company),
          })),
        },
      ]}
      overview={
        <NextStepCard
          next={next && { key: sectionOf(next.name), title: next.title, why: next.asked ?? stepPurposes[next.name] }}
          done="Keep it up to date."
        />
      }
      preview={!next && <PreviewPractice />}
    >
      <SaveAction value={useRoleAction(companiesContract.updateCompany)}>
        <Remark value={<StepRemark sentBack={company.sent_back} step={open && askedIn(open)} />}>
          {open && <open.Form key={`${company.id} ${formKey}`} company={company} onDone={onDone} />}
        </Remark>
      </SaveAction>
    </SectionsPage>
  )
}
