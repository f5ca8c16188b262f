import type { ReactNode } from 'react'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'

/** The review of a person or a practice, and what has been decided, sent back and corrected before. */
export const ApprovalTab = ({ of, children }: { of: AuditQuery; children: ReactNode }) => (
  <Stack gap="10">
    {children}
    <Box maxWidth="960px">
      <Section title="History of the approval">
        <AuditEntries query={{ ...of, kind: 'approvals' }} />
      </Section>
    </Box>
  </Stack>
)
