import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LegalText, LegalTextKind } from '#shared/tenants/legal-texts.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Row } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { SegmentLink, Segments } from '#web/ui/segments.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { legalTextQuery } from '#web/features/identity/legal-text.api.ts'
import { editedTenantQuery } from '../tenants.api.ts'
import { TextEditor } from './text-editor.tsx'

const kinds: readonly { kind: LegalTextKind; label: string }[] = [
  { kind: 'terms', label: 'Terms of use' },
  { kind: 'privacy', label: 'Privacy notice' },
]

/** The texts that people agree to, each in its current version. */
export function TextsPage() {
  const kind = useSearchParams()[0].get('show') === 'privacy' ? 'privacy' : 'terms'
  const tenant = useQuery(editedTenantQuery)
  const version = tenant.data?.settings.texts[kind]
  const text = useQuery({
    ...legalTextQuery(kind, version ?? 1),
    enabled: version !== undefined,
    placeholderData: (before?: LegalText) => (before?.kind === kind ? before : undefined),
  })
  const error = tenant.error ?? text.error
  const retry = () => void Promise.all([tenant.refetch(), text.refetch()])
  const address = paths.admin.settingsPart('texts')
  return (
    <Page>
      <PageHeader title="Terms and privacy">
        Every save is a new version. People are asked to agree to it at their next visit.
      </PageHeader>
      <Row mb="5">
        <Segments as="nav" aria-label="Which text">
          {kinds.map(({ kind: other, label }) => (
            <SegmentLink key={other} to={`${address}?show=${other}`} aria-current={other === kind ? 'page' : undefined}>
              {label}
            </SegmentLink>
          ))}
        </Segments>
      </Row>
      {text.data && <TextEditor key={kind} current={text.data} />}
      {error && !text.data && <LoadError error={error} onRetry={retry} />}
      {!text.data && !error && <Skeleton height="60vh" borderRadius="m" />}
    </Page>
  )
}
