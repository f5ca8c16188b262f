import { type Dispatch, type SetStateAction, useLayoutEffect, useMemo, useRef } from 'react'
import { type Place, rowsAt } from '#shared/options/list-places.rules.ts'
import { type Draft, moveRow, removeRow, restoreRow } from './draft.ts'
import type { Opened } from './option-dialog.tsx'

/** What the rows of a list do. */
export interface Editing {
  open: (opened: Opened) => void
  move: (place: Place, code: string, to: number) => void
  remove: (place: Place, code: string) => void
  restore: (place: Place, code: string) => void
}

interface Page {
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
  open: (opened: Opened) => void
  /** Reads a sentence to screen readers. */
  announce: (sentence: string) => void
}

const describe = (draft: Draft, place: Place, code: string): string => {
  const rows = rowsAt(draft.lists, place).filter(({ isdeleted }) => !isdeleted)
  const at = rows.findIndex((row) => row.code === code)
  return `${rows[at]?.name ?? ''}: ${at + 1} of ${rows.length}`
}

/** The same as long as the page is open, so that rows are not drawn again. */
export function useEditing({ draft, setDraft, open, announce }: Page): Editing {
  const latest = useRef(draft)
  useLayoutEffect(() => {
    latest.current = draft
  })
  return useMemo(
    () => ({
      open,
      move: (place, code, to) => {
        const moved = moveRow(latest.current, place, code, to)
        setDraft(moved)
        announce(describe(moved, place, code))
      },
      remove: (place, code) => setDraft((now) => removeRow(now, place, code)),
      restore: (place, code) => setDraft((now) => restoreRow(now, place, code)),
    }),
    [setDraft, open, announce],
  )
}
