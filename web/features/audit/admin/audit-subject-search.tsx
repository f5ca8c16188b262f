import { useEffect, useState } from 'react'
import type { Found } from '#shared/admin/lookup.schema.ts'
import { MIN_LETTERS } from '#shared/admin/lookup.rules.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditSearch } from '#web/components/audit/audit-criteria.ts'
import { useFound } from '#web/components/lookup/found-results.tsx'
import { FoundRow } from '#web/components/lookup/found-row.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { TextField } from '#web/ui/text-field.tsx'

const PAUSE_MS = 250

const withSubject = (query: AuditQuery, { kind, id }: Found): AuditQuery => {
  const rest = { ...query, person: undefined, actor: undefined, practice: undefined, about: undefined }
  if (kind === 'person') return { ...rest, person: id as UserId }
  return kind === 'practice' ? { ...rest, practice: id as CompanyId } : { ...rest, about: id }
}

function Matches({ q, query }: { q: string; query: AuditQuery }) {
  const { items, error, refetch } = useFound(q, '')
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!items) return <Small role="status">Searching…</Small>
  if (items.length === 0) return <Small role="status">Nothing found.</Small>
  return (
    <chakra.ul aria-label="Found">
      {items.map((found) => (
        <FoundRow key={found.id} found={found} to={`${paths.admin.audit}${auditSearch(withSubject(query, found))}`} />
      ))}
    </chakra.ul>
  )
}

/** Looks for whom or what the entries are to be about; what is chosen becomes part of the address. */
export function AuditSubjectSearch({ query }: { query: AuditQuery }) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setQ(cleanText(typed)), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [typed])
  return (
    <Box mb="4">
      <TextField
        label="Person, practice or booking"
        type="search"
        autoComplete="off"
        hint="A name from its first letters on, an e-mail address or a code"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {q.length >= MIN_LETTERS && (
        <Box mt="2">
          <Matches q={q} query={query} />
        </Box>
      )}
    </Box>
  )
}
