import { auditKinds, auditSubjects } from '#shared/admin/audit-kinds.ts'
import { formatFormDate, parseFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { AuditQuery } from './audit.api.ts'

const day = (params: URLSearchParams, name: string): LocalDate | undefined =>
  parseFormDate(formatFormDate(params.get(name) ?? ''))

const matching = (params: URLSearchParams, name: string, form: RegExp): string | undefined => {
  const value = params.get(name) ?? ''
  return form.test(value) ? value : undefined
}

const forms = {
  about: /^[\w~-]{1,100}$/,
  practice: /^cmp_[0-9A-Z]{16}$/,
  person: /^usr_[0-9a-f-]{36}$/,
  actor: /^(usr_[0-9a-f-]{36}|cmp_[0-9A-Z]{16})$/,
}

const subjectOf = (params: URLSearchParams): AuditQuery => {
  const found = auditSubjects.find((name) => matching(params, name, forms[name]))
  return found ? { [found]: params.get(found) } : {}
}

/** What a page's address filters by; invalid parts are ignored, and further subjects than one. */
export function auditQueryOf(params: URLSearchParams): AuditQuery {
  const kind = auditKinds.find((value) => value === params.get('kind'))
  const found = {
    actor: matching(params, 'actor', forms.actor) as AuditQuery['actor'],
    ...subjectOf(params),
    kind,
    without: params.get('without') === 'readings' ? ('readings' as const) : undefined,
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
