import type { LastVisit } from '#web/platform/storage.ts'

/** What is inside an element, with the elements around it but without its neighbours. */
function withAncestors(element: Element, end: Element): Node {
  let part = element.cloneNode(true)
  for (let outer = element.parentElement; outer && outer !== end; outer = outer.parentElement) {
    const copy = outer.cloneNode(false) as Element
    copy.append(part)
    part = copy
  }
  return part
}

/** Only of pages in the navigation, as the titles of others may be about other people; without what changes. */
export function shellOf(root: Element | null): LastVisit['shell'] {
  const current = root?.querySelector<HTMLAnchorElement>('nav [aria-current=page]')
  const title = root?.querySelector('main h1')
  if (!root || !title || current?.pathname !== location.pathname) return undefined
  const shell = document.createElement('div')
  for (const bar of root.children) if (bar.matches('header, nav')) shell.append(bar.cloneNode(true))
  shell.children[0]?.after(withAncestors(title.closest('header') ?? title, root))
  for (const part of shell.querySelectorAll('[data-count], [data-panel], [data-label]')) part.remove()
  for (const part of shell.querySelectorAll('[aria-expanded]')) part.setAttribute('aria-expanded', 'false')
  for (const part of shell.querySelectorAll('[data-changing]')) part.textContent = '\u00a0'
  for (const picture of shell.querySelectorAll('img')) {
    const blank = document.createElement('div')
    blank.className = picture.className
    picture.replaceWith(blank)
  }
  for (const part of shell.querySelectorAll('[id], [style]')) {
    part.removeAttribute('id')
    part.removeAttribute('style')
  }
  return { path: location.pathname, markup: shell.innerHTML }
}
