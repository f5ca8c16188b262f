import { useState } from 'react'
import { identityErrorText } from '#web/platform/identity-errors.ts'

/** Runs one call to the user pool at a time and keeps its error as a sentence for the user. */
export function useUserPoolCall(errorTexts?: Record<string, string>) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error>()
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await task()
    } catch (reason) {
      setError(new Error(identityErrorText(reason, errorTexts), { cause: reason }))
    }
    setBusy(false)
  }
  return { busy, error, run }
}
