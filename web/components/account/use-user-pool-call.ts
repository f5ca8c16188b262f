import { useState } from 'react'
import { identityErrorText } from '#web/platform/identity-errors.ts'

/**
 * Runs one call to the user pool at a time and keeps its error as a sentence for the user. `done` is what the step
 * before it has done, or the call itself: it gives way to the first later message.
 */
export function useUserPoolCall({ errorTexts, before }: { errorTexts?: Record<string, string>; before?: string } = {}) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error>()
  const [done, setDone] = useState(before)
  const forgetDone = () => setDone(undefined)
  const run = async (task: () => Promise<string | void>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      const sentence = await task()
      if (sentence) setDone(sentence)
    } catch (reason) {
      forgetDone()
      setError(new Error(identityErrorText(reason, errorTexts), { cause: reason }))
    }
    setBusy(false)
  }
  return { busy, error, done, forgetDone, run }
}
