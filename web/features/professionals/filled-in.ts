/** Whether a choice may fill in a field: it is empty, or holds what another choice filled in. Typed text stays. */
export const mayFillIn = (current: string, suggestions: readonly string[]): boolean =>
  current.trim() === '' || suggestions.includes(current.trim())
