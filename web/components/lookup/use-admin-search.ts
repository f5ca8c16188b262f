import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MIN_LETTERS } from '#shared/admin/lookup.rules.ts'
import { cleanText } from '#shared/kernel/folded-text.ts'
import { type Scope, scopeIn, searchParams } from './scopes.ts'

const PAUSE_MS = 250

/** What is typed, and the search that its address holds: it follows a moment later, and comes back with Back. */
export function useAdminSearch(first: Scope) {
  const [params, setParams] = useSearchParams()
  const q = cleanText(params.get('q') ?? '')
  const scope = scopeIn(params, first)
  const [typed, setTyped] = useState({ text: q, from: q })
  // The address has changed by itself: by Back, or by a link.
  if (typed.from !== q) setTyped({ text: cleanText(typed.text) === q ? typed.text : q, from: q })
  const search = (words: string, of: Scope) =>
    setParams(
      (before) => {
        before.delete('q')
        before.delete('scope')
        for (const [name, value] of Object.entries(searchParams(words, of, first))) before.set(name, value)
        return before
      },
      { replace: true },
    )
  const wanted = cleanText(typed.text)
  const follow = useEffectEvent(() => wanted !== q && search(wanted, scope))
  useEffect(() => {
    const wait = setTimeout(() => follow(), PAUSE_MS)
    return () => clearTimeout(wait)
  }, [wanted])
  return {
    q: q.length >= MIN_LETTERS ? q : '',
    scope,
    isTooShort: wanted !== '' && wanted.length < MIN_LETTERS,
    typed: typed.text,
    type: (text: string) => setTyped((before) => ({ ...before, text })),
    /** At once, without waiting for more letters. */
    searchNow: () => wanted !== q && search(wanted, scope),
    choose: (of: Scope) => search(wanted, of),
    clear: () => {
      setTyped({ text: '', from: q })
      search('', scope)
    },
  }
}

export type AdminSearchState = ReturnType<typeof useAdminSearch>
