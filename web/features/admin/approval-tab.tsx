import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import { auditList, type AuditQuery } from '#web/components/audit/audit.api.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** After a decision, which the audit has a moment later: it is written from events. */
const READ_AGAIN_MS = [1_000, 3_000, 8_000]

interface Props {
  of: AuditQuery
  children: (onDecided: (sentence: string) => void) => ReactNode
}

/** The review of a person or a practice, and what has been decided, sent back and corrected before. */
export function ApprovalTab({ of, children }: Props) {
  const client = useQueryClient()
  const query = { ...of, kind: 'approvals' } as const
  const onDecided = (sentence: string) => {
    showToast(sentence)
    const { queryKey } = auditList(query)
    for (const ms of READ_AGAIN_MS) setTimeout(() => void client.invalidateQueries({ queryKey }), ms)
  }
  return (
    <Stack gap="10">
      {children(onDecided)}
      <Box maxWidth="960px">
        <Section title="History of the approval">
          <AuditEntries query={query} />
        </Section>
      </Box>
    </Stack>
  )
}
