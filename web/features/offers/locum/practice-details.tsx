import { Box } from '#web/ui/chakra.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { LoadError } from '#web/components/load-error.tsx'
import { Section } from '#web/ui/page.tsx'
import { PracticeCard } from '#web/components/practice-card.tsx'
import { StarPractice } from '#web/components/star-practice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { applicationsText } from './applications.text.ts'
import { usePractice } from './locum-offers.api.ts'

export function PracticeDetails({ companyId }: { companyId: CompanyId }) {
  const { data, error, refetch } = usePractice(companyId)
  return (
    <Section title={applicationsText.practice}>
      <Box borderTop="1px solid" borderColor="border" pt="4">
        {data ? (
          <>
            <PracticeCard practice={data} />
            <StarPractice id={data.id} name={data.name} />
          </>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="180px" borderRadius="m" />
        )}
      </Box>
    </Section>
  )
}
