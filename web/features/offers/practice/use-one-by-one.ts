import { useRef, useState } from 'react'

/**
 * Sends commands one after another. With `isLast` as their `reloadAfter`, what they change is loaded again after the
 * last of them, and after each that fails.
 */
export function useOneByOne() {
  const [busy, setBusy] = useState(false)
  const left = useRef(0)
  const sendEach = async <Item, Response>(
    items: readonly Item[],
    send: (item: Item, index: number) => Promise<Response>,
  ): Promise<Response[]> => {
    const responses: Response[] = []
    setBusy(true)
    try {
      for (const [index, item] of items.entries()) {
        left.current = items.length - index
        responses.push(await send(item, index))
      }
      return responses
    } finally {
      setBusy(false)
    }
  }
  return { sendEach, busy, isLast: () => left.current <= 1 }
}
