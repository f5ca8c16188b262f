const normalisedName = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().replace(/\s+/g, '')

/** Ignores capitals, spaces and how letters are encoded. */
export const isSameName = (one: string, other: string): boolean => normalisedName(one) === normalisedName(other)
