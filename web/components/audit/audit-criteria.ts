import { auditKinds } from '#shared/admin/audit-kinds.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { formatFormDate, parseFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { AuditQuery } from './audit.api.ts'

const day = (params: URLSearchParams, name: string): LocalDate | undefined =>
  parseFormDate(formatFormDate(params.get(name) ?? ''))

const matching = (params: URLSearchParams, name: string, form: RegExp): string | undefined => {
  const value = params.get(name) ?? ''
  return form.test(value) ? value : undefined
}

const user = /^usr_[0-9a-f-]{36}$/

/** What a page's address filters by; invalid parts are ignored. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const kind = auditKinds.find((value) => value === params.get('kind'))
  const found = {
    person: matching(params, 'person', user) as UserId | undefined,
    actor: matching(params, 'actor', user) as UserId | undefined,
    practice: matching(params, 'practice', /^cmp_[0-9A-Z]{16}$/) as CompanyId | undefined,
    about: matching(params, 'about', /^[\w~-]{1,100}$/),
    kind,
    from: day(params, 'from'),
    to: day(params, 'to'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The address of these filters. */
export const auditSearch = (query: AuditQuery): string => {
  const given = Object.entries(query).filter(([, value]) => value) as [string, string][]
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
