import { Preview } from '#web/components/people/preview.tsx'
import { PracticeCard } from '#web/components/people/practice-card.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'

export function PreviewPractice() {
  const { company } = useActiveCompany()
  return (
    <Preview lead="This is how locums see your practice. They see the street and contact details once they are booked.">
      <PracticeCard practice={company} />
    </Preview>
  )
}
