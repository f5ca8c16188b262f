import { Preview } from '#web/components/preview.tsx'
import { PracticeCard } from '#web/components/practice-card.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { profileText } from './steps.text.ts'

export function PreviewPractice() {
  const { company } = useActiveCompany()
  return (
    <Preview lead={profileText.previewLead}>
      <PracticeCard practice={company} />
    </Preview>
  )
}
