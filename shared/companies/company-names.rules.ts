const bare = (name: string): string => name.toLowerCase().replace(/\s+/g, '')

/** Whether two names differ in nothing but capitals and spaces. */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other)
