const bare = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase().replace(/\s+/g, '')

/** Whether two names differ in nothing but capitals, spaces and how their letters are encoded. */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other)
