import { type LookupScope, lookupScopes } from '#shared/admin/lookup-scopes.ts'

export const TOO_SHORT = 'Type at least three letters'

/** What a search covers; an empty scope is everything. */
export type Scope = LookupScope | ''

export const scopeNames: Record<Scope, string> = {
  '': 'Everything',
  people: 'People',
  practices: 'Practices',
  bookings: 'Bookings',
}

export const placeholders: Record<Scope, string> = {
  '': 'Name, e-mail, phone, number or code',
  people: 'Name, e-mail, ID or registration number',
  practices: 'Name, e-mail, phone or code of an offer',
  bookings: 'Code, or name of a party',
}

/** The scope in an address; `first` if it names none. */
export const scopeIn = (params: URLSearchParams, first: Scope): Scope => {
  const named = params.get('scope')
  if (named === 'everything') return ''
  return lookupScopes.find((scope) => scope === named) ?? first
}

/** The parameters of a search; the page’s own scope is left out. */
export const searchParams = (q: string, scope: Scope, first: Scope = ''): Record<string, string> => ({
  ...(q && { q }),
  ...(scope !== first && { scope: scope || 'everything' }),
})
