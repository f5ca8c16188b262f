import { AsSeen } from '#web/components/as-seen.tsx'
import { PracticeCard } from '#web/components/practice-card.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { profileText } from './steps.text.ts'

/** The practice's details as locums see them. */
export function PreviewPractice() {
  const { company } = useActiveCompany()
  return (
    <AsSeen lead={profileText.asSeen}>
      <PracticeCard practice={company} />
    </AsSeen>
  )
}
