import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { LegalText, LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { LegalTextParts } from '#web/components/page/legal-text-parts.tsx'
import { legalTextQuery } from '#web/features/identity/legal-text.api.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

function EarlierText({ kind, version }: { kind: LegalTextKind; version: number }) {
  const { data, error, refetch } = useQuery(legalTextQuery(kind, version))
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="80px" />
  return (
    <Box py="3">
      <Small mb="3">Saved on {formatFormDate(todayAt(data.at))}</Small>
      <LegalTextParts text={data.text} level="h3" />
    </Box>
  )
}

/** The versions before the current one, which stay as people agreed to them. */
export function TextVersions({ current: { kind, version, at } }: { current: LegalText }) {
  const [opened, setOpened] = useState<number>()
  return (
    <Section title="Versions">
      <Box borderTop="1px solid" borderColor="border" py="2.5">
        Version {version} of {formatFormDate(todayAt(at))}, in use
      </Box>
      {Array.from({ length: version - 1 }, (_, before) => version - 1 - before).map((earlier) => (
        <Box key={earlier} borderTop="1px solid" borderColor="border" py="1">
          <TextButton
            aria-expanded={opened === earlier}
            onClick={() => setOpened(opened === earlier ? undefined : earlier)}
          >
            {`Version ${earlier}`}
          </TextButton>
          {opened === earlier && <EarlierText kind={kind} version={earlier} />}
        </Box>
      ))}
    </Section>
  )
}
