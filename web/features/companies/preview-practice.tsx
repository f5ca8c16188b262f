import { Preview } from '#web/components/people/preview.tsx'
import { PracticeCard } from '#web/components/people/practice-card.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { profileText } from './steps.text.ts'

export function PreviewPractice() {
  const { company } = useActiveCompany()
  return (
    <Preview lead={profileText.previewLead}>
      <PracticeCard practice={company} />
    </Preview>
  )
}
