import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { neutral, status } from '#shared/tenants/colours/semantic-colours.ts'
import { cssPrefix, tenantTokens } from '#shared/tenants/colours/tenant-colours.ts'
import type { Theme } from '#shared/tenants/tenants.schema.ts'

export interface Look {
  theme: Theme
  isDark: boolean
}

/** In the place of what the site's own page has for the saved brand and the user's theme. */
function dress(root: HTMLElement, { theme, isDark }: Look): void {
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  for (const [name, pair] of Object.entries({ ...neutral, ...status, ...tenantTokens(theme) }))
    root.style.setProperty(`--${cssPrefix}-colors-${name.replaceAll('.', '-')}`, pair[isDark ? 1 : 0])
}

interface Props {
  title: string
  /** The size of the window that it shows, and by how much it is made smaller. */
  size: readonly [width: number, height: number]
  scale: number
  look: Look
  children: ReactNode
}

/** The site's own components in a page of their own, so that they have this width and these colours. */
export function PreviewFrame({ title, size: [width, height], scale, look, children }: Props) {
  const [body, setBody] = useState<HTMLElement>()
  const open = useCallback((frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument
    if (!page || page.head.childElementCount > 0) return
    page.documentElement.lang = document.documentElement.lang
    for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
      page.head.append(page.importNode(style, true))
    setBody(page.body)
  }, [])
  useLayoutEffect(() => {
    if (body) dress(body.ownerDocument.documentElement, look)
  }, [body, look])
  return (
    <div style={{ width: width * scale, height: height * scale, overflow: 'hidden', borderRadius: 8 }}>
      <iframe
        ref={open}
        // Some browsers replace the empty page once.
        onLoad={({ currentTarget }) => open(currentTarget)}
        title={title}
        inert
        tabIndex={-1}
        style={{ width, height, border: 'none', transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}
