type Named = { name: string; label?: string | undefined }

/** What can be chosen, and what was chosen before it no longer could be. */
export const withChosen = (options: readonly Named[], chosen = ''): readonly Named[] =>
  chosen === '' || options.some(({ name }) => name === chosen) ? options : [...options, { name: chosen }]
