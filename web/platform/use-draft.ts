import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { hash32 } from '#shared/kernel/hash.ts'
import { draftKey, draftNamesOf } from './draft-keys.ts'
import { session } from './session.ts'

interface Draft<T> {
  /** What was saved when the draft began. A draft of another version is removed. */
  version: string | undefined
  values: Partial<T>
}

const keyOf = (name: string): string => draftKey(name, session()?.userId)

/** The names of the user's drafts that begin so. */
export const draftNames = (begin: string): string[] => draftNamesOf(begin, session()?.userId)

function stored<T>(name: string): Draft<T> | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft<T> | null) ?? undefined
  } catch {
    return undefined
  }
}

/** What is kept of a draft, whatever its version. */
export const lastDraftOf = <T>(name: string): Partial<T> | undefined => stored<T>(name)?.values

/** What is kept of a draft; undefined if there is none of this version. */
export function draftOf<T>(name: string | undefined, version: string | undefined): Partial<T> | undefined {
  const draft = name === undefined ? undefined : stored<T>(name)
  return draft?.version === version ? draft?.values : undefined
}

/**
 * Keeps typed input, except sensitive fields, until the tab is closed, and restores it as unsaved input after a reload.
 * Returns a function that clears the draft. Without a name, nothing is kept.
 */
export function useDraft<T extends FieldValues>(
  name: string | undefined,
  version: string | undefined,
  { subscribe, reset, getValues }: Pick<UseFormReturn<T>, 'subscribe' | 'reset' | 'getValues'>,
  excludedFields: readonly (keyof T)[] = [],
): () => void {
  const left = excludedFields.join()
  const [begun] = useState(version)
  useEffect(() => {
    if (name === undefined) return undefined
    const draft = draftOf<T>(name, begun)
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true })
    else sessionStorage.removeItem(keyOf(name))
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const kept = Object.entries(values).filter(([field]) => !left.split(',').includes(field))
        sessionStorage.setItem(keyOf(name), JSON.stringify({ version: begun, values: Object.fromEntries(kept) }))
      },
    })
  }, [name, begun, subscribe, reset, getValues, left])
  return () => {
    if (name !== undefined) sessionStorage.removeItem(keyOf(name))
  }
}

export interface StepDraft {
  /** Whether input of before is back. */
  isRestored: boolean
  discard: () => void
  /** Discards the draft, and shows what is saved. */
  startAgain: () => void
}

/** The same for a step of a profile, whose version is what is saved of its fields. */
export function useStepDraft<T extends FieldValues>(
  name: string | undefined,
  form: Pick<UseFormReturn<T>, 'formState' | 'subscribe' | 'reset' | 'getValues'>,
  excludedFields: readonly (keyof T)[] = [],
): StepDraft {
  const saved = Object.entries(form.formState.defaultValues ?? {})
  const text = JSON.stringify(saved.filter(([field]) => !excludedFields.includes(field)))
  const version = String(hash32(text))
  const [isRestored, setRestored] = useState(() => draftOf<T>(name, version) !== undefined)
  const discard = useDraft(name, version, form, excludedFields)
  const startAgain = () => {
    form.reset()
    discard()
    setRestored(false)
  }
  return { isRestored, discard, startAgain }
}

/** The same for input outside a form. `change` takes what it changes of the current values. */
export function useInputDraft<T extends object>(
  name: string,
  version: string | undefined,
  initial: T,
): [values: T, change: (update: (current: T) => Partial<T>) => void, discard: () => void] {
  const [{ values, isChanged }, set] = useState(() => ({
    values: { ...initial, ...draftOf<T>(name, version) },
    isChanged: false,
  }))
  useEffect(() => {
    if (isChanged) sessionStorage.setItem(keyOf(name), JSON.stringify({ version, values }))
  }, [name, version, values, isChanged])
  const change = (update: (current: T) => Partial<T>) =>
    set((current) => ({ values: { ...current.values, ...update(current.values) }, isChanged: true }))
  const discard = () => {
    sessionStorage.removeItem(keyOf(name))
    set({ values: initial, isChanged: false })
  }
  return [values, change, discard]
}
