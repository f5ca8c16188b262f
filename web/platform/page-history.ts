let first: ((event: PopStateEvent) => void) | undefined

/** Listens to the browser's back and forward before the router does, whoever asks for it later: a window calls in the order of asking. */
export function listenFirst(): void {
  addEventListener('popstate', (event) => first?.(event))
}

export function beforeRouter(listener: typeof first): void {
  first = listener
}
