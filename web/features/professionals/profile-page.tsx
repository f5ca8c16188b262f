import { useState } from 'react'
import { boosterLocumSteps, locumSteps } from '#shared/professionals/booster-steps.rules.ts'
import { progressAfterReview } from '#shared/kernel/next-step.rules.ts'
import { missingIn } from '#shared/kernel/sent-back.rules.ts'
import { sectionOf, stepColour } from '#shared/kernel/steps.ts'
import { Completeness } from '#web/ui/completeness.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { SectionsPage, useSection } from '#web/components/page/sections-page.tsx'
import { stepPurposes } from '#web/components/forms/step-purposes.ts'
import { Remark } from '#web/components/forms/step-frame.ts'
import { StepRemark } from '#web/components/forms/step-remark.tsx'
import { NextStepCard } from '#web/components/cards/next-step-card.tsx'
import { useFullProfessional } from '#web/components/account/account.api.ts'
import { stepForms } from './step-forms.ts'

const boosters: readonly string[] = boosterLocumSteps.map(({ name }) => name)
const PreviewProfile = lazyPage(() => import('./preview-profile.tsx'), 'PreviewProfile')

const ProfileOverview = lazyPage(() => import('./preview-profile.tsx'), 'ProfileOverview')

const sections = locumSteps.flatMap((step) => {
  const Form = stepForms[step.name]
  return Form ? [{ ...step, key: sectionOf(step.name), Form, isBooster: boosters.includes(step.name) }] : []
})

/** The steps of the sign-up as sections that can be edited. */
export function ProfilePage() {
  const professional = useFullProfessional()
  const { active, onDone, formKey } = useSection()
  const open = sections.find(({ key }) => key === active)
  const [previewing, setPreviewing] = useState<boolean>()
  const { percent, next } = progressAfterReview(locumSteps, professional, professional.sent_back)
  const links = (wanted: boolean) =>
    sections
      .filter(({ isBooster }) => isBooster === wanted)
      .map((step) => ({
        key: step.key,
        title: step.title,
        colour: missingIn(professional.sent_back, step.name) ? 'negative' : stepColour(step, professional),
      }))
  return (
    <>
      <SectionsPage
        title="Edit profile"
        lead="Your details for practices and our team. You can change them at any time."
        actions={
          <Button icon="eye" onClick={() => setPreviewing(true)}>
            Preview Profile
          </Button>
        }
        active={open?.key}
        summary={<Completeness label="Your profile" percent={percent} />}
        groups={[
          { title: 'Required to work', sections: links(false) },
          { title: 'Boost your profile', sections: links(true) },
        ]}
        overview={
          <NextStepCard
            next={next && { key: sectionOf(next.name), title: next.title, why: next.asked ?? stepPurposes[next.name] }}
            done="Keep it up to date."
          />
        }
        preview={!next && <ProfileOverview />}
      >
        <Remark value={<StepRemark sentBack={professional.sent_back} step={open?.name} />}>
          {open && <open.Form key={formKey} professional={professional} onDone={onDone} />}
        </Remark>
      </SectionsPage>
      {previewing !== undefined && <PreviewProfile open={previewing} onClose={() => setPreviewing(false)} />}
    </>
  )
}
