import { useParams } from 'react-router-dom'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { HistoryList } from '#web/components/history/history-list.tsx'
import { Box } from '#web/ui/chakra.ts'

/** What was done by and to a person or a practice, or read of them. */
export function HistoryPage() {
  const { userId, companyId } = useParams()
  return (
    <Box maxWidth="840px">
      <HistoryList of={companyId ? { practice: companyId as CompanyId } : { person: userId as UserId }} />
    </Box>
  )
}
