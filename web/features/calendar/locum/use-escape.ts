import { useEffect, useEffectEvent } from 'react'

const open = [
  'dialog[open]',
  '[aria-expanded=true]',
  ...(CSS.supports('selector(:open)') ? ['select:open'] : []),
].join()

/** Escape from anywhere on the page, unless it closes something that is open. */
export function useEscape(run: () => void): void {
  const onEscape = useEffectEvent(run)
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector(open)) onEscape()
    }
    // Before a menu hears of it: by then it would be closed.
    document.addEventListener('keydown', heard, true)
    return () => document.removeEventListener('keydown', heard, true)
  }, [])
}
