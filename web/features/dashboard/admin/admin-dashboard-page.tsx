import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AdminSearch } from '#web/components/lookup/admin-search.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { attentionQuery, groups, type Group } from '#web/components/review/attention.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatAttention, formatGroupCount, countOf } from './attention-facts.ts'
import { KeyFigures } from './key-figures.tsx'
import { AttentionCounts, LongestWaiting } from './needs-attention.tsx'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
  },
})

/** What waits for a super admin, and how the marketplace does. */
export function AdminDashboardPage() {
  const { data: attention, error, refetch } = useQuery(attentionQuery)
  const [chosen, choose] = useState<Group>()
  const failed = error && !attention && <LoadError error={error} onRetry={() => void refetch()} />
  return (
    <Page>
      <PageHeader
        title="Dashboard"
        actions={
          <Box width={{ base: 'full', lg: '600px' }}>
            <AdminSearch />
          </Box>
        }
      >
        {attention ? formatAttention(attention) : ' '}
      </PageHeader>
      <Section
        title="Needs attention"
        count={
          attention &&
          formatGroupCount(
            countOf(
              attention,
              groups.flatMap(({ kinds }) => kinds),
            ),
          )
        }
      >
        {failed}
        {attention ? (
          <AttentionCounts attention={attention} chosen={chosen} choose={choose} />
        ) : (
          !failed && <Skeleton height={{ base: '152px', md: '76px' }} borderRadius="l" mb="8" />
        )}
      </Section>
      <Columns>
        {attention ? (
          <LongestWaiting attention={attention} chosen={chosen} />
        ) : (
          <Box role="status" aria-label="Loading what waits">
            <Skeleton height="420px" borderRadius="l" />
          </Box>
        )}
        <KeyFigures />
      </Columns>
    </Page>
  )
}
