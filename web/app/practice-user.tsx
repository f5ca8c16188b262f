import type { Company } from '#shared/companies/companies.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { useOwnName } from '#web/components/account/own-name.api.ts'
import { useSession } from '#web/platform/session.ts'
import { Box, Small } from '#web/ui/chakra.ts'

/** Below a practice's name: which of its users is signed in, and their role. The name is read when a menu opens. */
export function PracticeUser({ company: { id, role } }: { company: Company }) {
  const name = useOwnName(id)
  return (
    <Small overflowWrap="anywhere">
      <Box>{[name, role && roleTexts[role].label].filter(Boolean).join(' · ')}</Box>
      {useSession()?.email}
    </Small>
  )
}
