import { useQuery } from '@tanstack/react-query'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { LegalTextParts } from '#web/components/page/legal-text-parts.tsx'
import { chakra } from '#web/ui/chakra.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { legalTextQuery } from './legal-text.api.ts'

export function LegalPage({ kind, title, lead }: { kind: LegalTextKind; title: string; lead: string }) {
  usePageTitle(title)
  const { data, error, refetch } = useQuery(legalTextQuery(kind))
  return (
    <article>
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      <chakra.p mt="1">{lead}</chakra.p>
      {data && (
        <>
          <chakra.p color="fg.muted" mt="6">
            Version {data.version} of {formatFormDate(todayAt(data.at))}
          </chakra.p>
          <LegalTextParts text={data.text} />
        </>
      )}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="60vh" mt="6" />}
    </article>
  )
}
