/** The sign-in page as `web/prerender.tsx` rendered it: on the screen until the site's scripts have drawn the same. */
const prerenderedPage = (): HTMLElement | null => document.getElementById('prerendered')

/** On a slow line, 49 KB of typeface would delay what the visitor needs next. */
const [FAST_MS, LATER_MS] = [1500, 4000]

export function removePrerendered(): void {
  prerenderedPage()?.remove()
  const typeface = document.getElementById('typeface')
  typeface?.remove()
  if (typeface instanceof HTMLTemplateElement)
    setTimeout(() => document.head.append(typeface.content), performance.now() < FAST_MS ? 0 : LATER_MS)
}

/** The time without a key or a press after which a word is taken to be complete. */
const UNTOUCHED_MS = 600

/** Calls back once the prerendered page was sent or left alone for a moment: a key at that instant would be lost. */
export function whenUntouched(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    const { touched, sent } = prerenderedPage()?.dataset ?? {}
    const rest = touched === undefined || sent !== undefined ? 0 : UNTOUCHED_MS - (performance.now() - Number(touched))
    if (rest <= 0) callback()
    else timer = setTimeout(check, rest)
  }
  timer = setTimeout(check)
  return () => clearTimeout(timer)
}

/** What was typed into the prerendered page, the field with the focus, and whether it was sent. The page goes away. */
export function takeOver<Name extends string>(names: readonly Name[]) {
  const inputs = [...(prerenderedPage()?.querySelectorAll('input') ?? [])]
  const inputOf = (name: Name) => inputs.find((input) => input.name === name)
  const { sent, pressed } = prerenderedPage()?.dataset ?? {}
  const wasSent = sent !== undefined || pressed !== undefined
  const focused = names.find((name) => inputOf(name)?.matches(':focus'))
  const values = Object.fromEntries(names.map((name) => [name, inputOf(name)?.value])) as Partial<Record<Name, string>>
  removePrerendered()
  return { values, wasSent, ...(focused && { focused }) }
}
