import { mailLink } from '#shared/kernel/contact-links.ts'
import { runtime } from '#web/platform/runtime.ts'
import { chakra } from '#web/ui/chakra.ts'
import { ExternalLink } from '#web/ui/text-link.tsx'

/** Whom people ask about their personal information, where the agency has named one. */
export function InformationOfficer() {
  const officer = runtime().tenant.settings.informationOfficer
  if (!officer) return null
  return (
    <chakra.p overflowWrap="anywhere">
      Our Information Officer is {officer.name}:{' '}
      <ExternalLink href={mailLink(officer.email)}>{officer.email}</ExternalLink>
      {officer.phone && `, ${officer.phone}`}
    </chakra.p>
  )
}
