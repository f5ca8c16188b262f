import { useState } from 'react'
import { identityError } from '../platform/identity-errors.ts'

/** Runs one step with the user pool at a time and keeps what went wrong as a sentence. */
export function useTask(words?: Record<string, string>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await task()
    } catch (reason) {
      setError(identityError(reason, words))
    }
    setBusy(false)
  }
  return { busy, error, run }
}
