import { Box } from '#web/ui/chakra.ts'
import { completenessOf, sectionOf } from '#shared/kernel/steps.ts'
import { locumSteps } from '#shared/professionals/booster-steps.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { Completeness } from '#web/ui/completeness.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { stepPurposes } from '#web/components/forms/step-purposes.ts'
import { paths } from '#shared/kernel/paths.ts'
import { locumDashboardText as text } from './locum-dashboard.text.ts'

/** Shown until the profile is complete. */
export function ProfileCard({ professional }: { professional: Professional }) {
  const { percent, next } = completenessOf(locumSteps, professional)
  if (!next) return null
  return (
    <Box as="section" aria-label={text.profile} borderTop="1px solid" borderColor="border" pt="4">
      <Completeness label={text.profile} percent={percent}>
        <TextLink to={`${paths.locum.profile}?section=${sectionOf(next.name)}`} fontWeight="bold">
          {text.nextStep(next.title)}
        </TextLink>
        <Box color="fg.muted">{stepPurposes[next.name]}</Box>
      </Completeness>
    </Box>
  )
}
