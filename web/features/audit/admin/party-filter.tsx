import { useEffect, useState } from 'react'
import { MIN_LETTERS } from '#shared/admin/lookup.rules.ts'
import type { Found } from '#shared/admin/lookup.schema.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { useFound } from '#web/components/lookup/found-results.tsx'
import { FoundRow } from '#web/components/lookup/found-row.tsx'
import { TOO_SHORT } from '#web/components/lookup/scopes.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const PAUSE_MS = 250

interface Props {
  label: string
  hint: string
  /** The name of whom it is set to. */
  chosen: string | undefined
  onRemove: () => void
  /** The address of the page that is filtered by what was found; undefined for what can't be chosen here. */
  addressOf: (found: Found) => string | undefined
}

function Matches({ q, label, addressOf }: { q: string } & Pick<Props, 'label' | 'addressOf'>) {
  const { items, error, refetch } = useFound(q, '')
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!items) return <Small role="status">Searching…</Small>
  const found = items.flatMap((one) => ({ one, to: addressOf(one) })).filter(({ to }) => to !== undefined)
  if (found.length === 0) return <Small role="status">Nothing found.</Small>
  return (
    <chakra.ul aria-label={`Found: ${label}`}>
      {found.map(({ one, to }) => (
        <FoundRow key={one.id} found={one} to={to} />
      ))}
    </chakra.ul>
  )
}

/** Finds a person or a practice by name; whom it is set to is part of the address. */
export function PartyFilter({ label, hint, chosen, onRemove, addressOf }: Props) {
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => setQ(cleanText(typed)), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [typed])
  return (
    <Box minWidth="0">
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        hint={
          q ? (q.length < MIN_LETTERS ? TOO_SHORT : 'Choose one of those below; until then it filters nothing.') : hint
        }
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {chosen !== undefined && (
        <Box mt="2">
          <RemovableChip label={`${label}: ${chosen}`} onRemove={onRemove} />
        </Box>
      )}
      {q.length >= MIN_LETTERS && (
        <Box mt="2">
          <Matches q={q} label={label} addressOf={addressOf} />
        </Box>
      )}
    </Box>
  )
}
