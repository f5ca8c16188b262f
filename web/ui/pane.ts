import { createContext, use, useEffect } from 'react'
import { useParams } from 'react-router-dom'

export interface Pane {
  side: 'list' | 'detail'
  /** Names the page: the list, until something is chosen by its address. */
  isMain: boolean
  /** The id of what is shown beside the list. */
  chosen: string | undefined
  /** Called by a list with its first item, null if it is empty, and undefined while it loads. */
  onFirst?: (id: string | null | undefined) => void
}

/** Set where a list and the detail of what was chosen in it stand side by side. */
export const PaneContext = createContext<Pane | undefined>(undefined)

/** The id in the address or, beside a list from which nothing was chosen yet, that of its first item. */
export function useDetailId(): string | undefined {
  const [id] = Object.values(useParams())
  const chosen = use(PaneContext)?.chosen
  return id ?? chosen
}

/** Reports the first item of a list to its pane; null if nothing can be shown beside it, undefined while it loads. */
export function useFirstItem(first: string | null | undefined): void {
  const pane = use(PaneContext)
  const onFirst = pane?.side === 'list' ? pane.onFirst : undefined
  useEffect(() => {
    onFirst?.(first)
    return () => onFirst?.(undefined)
  }, [onFirst, first])
}
