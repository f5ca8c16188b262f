import type { ComponentProps } from 'react'
import type { PublicCompany } from '#shared/companies/companies.schema.ts'
import { Box, Stack } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PracticeCard } from './practice-card.tsx'
import { ChatButton } from '#web/components/chat/chat-button.tsx'
import { StarPractice } from './star-practice.tsx'

interface Props {
  practice: { data: PublicCompany | undefined; error: Error | null; refetch: () => Promise<unknown> }
  /** Undefined if the shift is past (SPEC 4). */
  chat: Pick<ComponentProps<typeof ChatButton>, 'subject'> | undefined
}

/** The practice of an offer or a request, for a locum. */
export function PracticeDetails({ practice: { data, error, refetch }, chat }: Props) {
  return (
    <Section title="The practice">
      <Box borderTop="1px solid" borderColor="border" pt="4">
        {data ? (
          <>
            <PracticeCard practice={data} />
            {chat && (
              <Stack mt="4" gap="1" justifyItems="start">
                <ChatButton id={data.id} name={data.name} {...chat} />
              </Stack>
            )}
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
