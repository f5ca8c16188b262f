import type { Impersonation } from '#shared/impersonation/impersonation.schema.ts'

/** A person's first name, or the whole name of a practice; a profile without a name has its mail address. */
export const shortName = ({ type, name }: Pick<Impersonation, 'type' | 'name'>): string =>
  type === 'professional' ? (name.split(' ')[0] ?? name) : name
