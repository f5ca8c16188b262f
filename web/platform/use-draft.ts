import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { session } from './session.ts'

const keyOf = (name: string): string => `draft ${name} ${session()?.userId ?? ''}`

/** What was typed into a form of this tab before it was loaded anew, over the values it begins with. */
export function withDraft<T extends FieldValues>(name: string, values: T): T {
  try {
    return { ...values, ...(JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as Partial<T>) }
  } catch {
    return values
  }
}

/** Keeps what is typed until the tab is closed, all but what is too private; the answer forgets it once it is saved. */
export function useDraft<T extends FieldValues>(name: string, { subscribe }: UseFormReturn<T>, leaveOut: readonly (keyof T)[] = []): () => void {
  const left = leaveOut.join()
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.entries(values).filter(([field]) => !left.split(',').includes(field))
          sessionStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(kept)))
        },
      }),
    [name, subscribe, left],
  )
  return () => sessionStorage.removeItem(keyOf(name))
}
