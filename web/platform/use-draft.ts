import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { session } from './session.ts'

interface Draft<T> {
  /** The saved version that the draft is based on; a draft of an older version is ignored. */
  version: string | undefined
  values: Partial<T>
}

const keyOf = (name: string): string => `draft ${name} ${session()?.userId ?? ''}`

function draftOf<T>(name: string, version: string | undefined): Partial<T> | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft<T> | null
    return draft?.version === version ? draft?.values : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps typed input, except sensitive fields, until the tab is closed, and restores it as unsaved input after a reload.
 * Returns a function that clears the draft.
 */
export function useDraft<T extends FieldValues>(
  name: string,
  version: string | undefined,
  { subscribe, reset, getValues }: UseFormReturn<T>,
  excludedFields: readonly (keyof T)[] = [],
): () => void {
  const left = excludedFields.join()
  const [begun] = useState(version)
  useEffect(() => {
    const draft = draftOf<T>(name, begun)
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([field]) => !left.split(',').includes(field))
        sessionStorage.setItem(keyOf(name), JSON.stringify({ version: begun, values: Object.fromEntries(kept) }))
      },
    })
  }, [name, begun, subscribe, reset, getValues, left])
  return () => sessionStorage.removeItem(keyOf(name))
}

/** The same for a single text outside a form. */
export function useTextDraft(name: string): [text: string, change: (text: string) => void, forget: () => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(name)) ?? '')
  const change = (next: string) => {
    setText(next)
    if (next) sessionStorage.setItem(keyOf(name), next)
    else sessionStorage.removeItem(keyOf(name))
  }
  return [text, change, () => change('')]
}
