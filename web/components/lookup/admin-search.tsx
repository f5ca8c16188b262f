import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { FoundResults } from './found-results.tsx'
import { TOO_SHORT } from './scopes.ts'
import { keepSearch, LastSearch } from './last-search.tsx'
import { SearchField, useSlashKey } from './search-field.tsx'
import type { Scope } from './scopes.ts'
import { useAdminSearch } from './use-admin-search.ts'

const Panel = chakra('div', {
  base: {
    px: '2',
    py: '3',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'm',
    boxShadow: 'float',
    position: 'absolute',
    zIndex: 'float',
    top: 'calc(100% + 4px)',
    left: '0',
    right: '0',
    maxHeight: 'min(70vh, 640px)',
    overflowY: 'auto',
  },
})

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The arrows move from the field through what was found, and back. */
function moveThrough(root: HTMLElement, step: number): void {
  const stops = [...root.querySelectorAll<HTMLElement>('input[type=search], a[data-found], [data-more]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus()
}

interface Props {
  /** Where the page searches, unless another scope is chosen. */
  first?: Scope
  /** What the results take the place of; without it they lie over the page. */
  children?: ReactNode
}

/** The super admin’s search: results as one types, and the last search as long as the field is empty. */
export function AdminSearch({ first = '', children }: Props) {
  const search = useAdminSearch(first)
  const { q, scope } = search
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [closed, setClosed] = useState(false)
  useSlashKey(field)
  const floats = children === undefined
  const onOutside = useEffectEvent((event: Event) => !root.current?.contains(event.target as Node) && setClosed(true))
  useEffect(() => {
    const outside = (event: Event) => onOutside(event)
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Escape') {
      field.current?.focus()
      setClosed(true)
    } else if (step !== undefined && root.current && !(event.target as Element).closest('select')) {
      event.preventDefault()
      moveThrough(root.current, step)
    } else if (event.key === 'Enter' && event.target === field.current) {
      search.searchNow()
      setClosed(false)
      if (root.current) moveThrough(root.current, 1)
    }
  }
  const results = q && (
    <FoundResults
      q={q}
      scope={scope}
      onScope={(one) => {
        search.choose(one)
        field.current?.focus()
      }}
      onFound={(number) => keepSearch(q, scope, number)}
    />
  )
  return (
    <div ref={root} onKeyDown={onKeyDown}>
      <Box position="relative" role="search" onFocus={() => setClosed(false)} onInput={() => setClosed(false)}>
        <SearchField field={field} search={search} />
        {floats && results && !closed && <Panel>{results}</Panel>}
      </Box>
      {search.isTooShort ? (
        <Small role="status" mt="1.5">
          {TOO_SHORT}
        </Small>
      ) : (
        !q && <LastSearch first={first} />
      )}
      {!floats && <Box mt="5">{results || children}</Box>}
    </div>
  )
}
