import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { changedLines, type Shown, textOf } from './meanwhile.ts'

/** What an API's object names as its version. */
export type Versioned = { version: string } | { updatedAt: string }
export const versionOfRecord = (record: Versioned): string => ('version' in record ? record.version : record.updatedAt)

/** What others have saved while a form was open. */
export interface Meanwhile<Values> {
  values: Values
  /** A line for each field of the form that they have changed. */
  lines: readonly string[]
}

export interface Begun<Saved extends Versioned, Values = unknown> {
  /**
   * Saves what the form began with, as `send` changes it. If others have changed nothing of this form since, it is sent
   * again, as a change of what is there now.
   */
  save: <Result extends Saved>(send: (started: Saved) => Promise<Result>) => Promise<Result>
  /** What the form begins with, and how it shows what is saved. */
  values: Values
  valuesOf: (saved: Saved) => Values
  /** Undefined unless the last save was refused for it. The next save replaces it. */
  meanwhile: Meanwhile<Values> | undefined
  /** The form begins again with what another command has saved. */
  restart: (saved: Saved) => void
}

interface Form<Saved, Values> {
  valuesOf: (saved: Saved) => Values
  shown: Shown<Values>
  /** Reads what is there now. */
  read: () => Promise<Saved>
}

/** The version that a form began with, so that a save overwrites only what its user has seen. */
export function useBegun<Saved extends Versioned, Values extends object>(
  loaded: Saved,
  { valuesOf, shown, read }: Form<Saved, Values>,
): Begun<Saved, Values> {
  const begun = useRef(loaded)
  const [meanwhile, setMeanwhile] = useState<Meanwhile<Values>>()
  const isSame = (now: Saved) => textOf(valuesOf(now), shown) === textOf(valuesOf(begun.current), shown)
  const restart = (saved: Saved) => {
    begun.current = saved
    setMeanwhile(undefined)
  }
  const save: Begun<Saved>['save'] = async (send) => {
    const saved = await send(isSame(loaded) ? loaded : begun.current).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.errorCode !== 'STALE_STATE') throw error
      const now = await read()
      if (isSame(now)) return send(now)
      setMeanwhile({
        values: valuesOf(now),
        lines: changedLines(valuesOf(begun.current), valuesOf(now), shown),
      })
      begun.current = now
      throw error
    })
    restart(saved)
    return saved
  }
  return { values: valuesOf(loaded), valuesOf, save, meanwhile, restart }
}
