let first: ((event: PopStateEvent) => void) | undefined

/** Listens to the browser's back and forward before the router does, whoever asks for it later: a window calls in the order of asking. */
export function listenFirst(): void {
  addEventListener('popstate', (event) => first?.(event))
}

export function beforeRouter(listener: typeof first): void {
  first = listener
}

let question: ((go: () => void) => void) | undefined

/** Who asks before a way out that is no address. */
export function askBefore(asker: typeof question): void {
  question = asker
}

/** Goes on at once, or after the question while something is unsaved; it stands here so that what signs out loads no more for it. */
export const leaveBy = (go: () => void): void => (question ? question(go) : go())
