import { useEffect, useState } from 'react'

/** The modal dialog that was opened last, of those that are open: the only part of the page that can be used. */
export function useTopDialog(): Element | undefined {
  const [open, setOpen] = useState<readonly Element[]>([])
  useEffect(() => {
    const update = () =>
      setOpen((before) => {
        const now = [...document.querySelectorAll('dialog:modal')]
        const kept = before.filter((dialog) => now.includes(dialog))
        const opened = now.filter((dialog) => !before.includes(dialog))
        return opened.length === 0 && kept.length === before.length ? before : [...kept, ...opened]
      })
    update()
    const changes = new MutationObserver(update)
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => changes.disconnect()
  }, [])
  return open.at(-1)
}
