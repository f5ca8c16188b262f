import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { daysBetween, LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Match, SearchSummary } from './match.schema.ts'
import { DirectoryQuery, PeriodQuery, SearchQuery } from './search.schema.ts'

// Functions, so that the site, which has the contract without schemas, doesn't build them.
const profession = () => z.string().check(z.minLength(1), z.maxLength(80))

const refusals = ['NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'SEARCH_TOO_WIDE'] as const

type Period = { start: string; end: string }
const period = () =>
  z.strictObject({ profession: profession(), start: LocalDate, end: LocalDate }).check(
    crossCheck<Period>(
      ['start', 'end'],
      ({ start, end }) => start <= end,
      'The end date cannot be before the start date',
    ),
    crossCheck<Period>(
      ['start', 'end'],
      ({ start, end }) => daysBetween(start, end) < MAX_DAYS,
      'Search at most 31 days at a time',
    ),
  )

export const searchContract = defineContract({
  searchProfessionals: {
    method: 'GET',
    path: '/calendar/professional/availability/search-v2/{profession}/{companyId}',
    summary:
      'Professionals of a profession in a region, best match first; without a location, in the practice’s own region. Everybody is ranked for each page, so a further page costs as much as the first',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'params.companyId' },
      readsPeople: true,
      underGrant: 'read',
    },
    params: z.strictObject({ profession: profession(), companyId: CompanyId }),
    query: SearchQuery,
    list: Match,
    listSummary: SearchSummary,
    errors: ['COMPANY_NOT_FOUND', ...refusals],
    reads: ['favourites', 'blocks'],
    failure: 'Failed to load availability',
  },
  searchAvailability: {
    method: 'GET',
    path: '/calendar/professional/availability/search/{profession}/{start}/{end}',
    summary:
      'Professionals of a profession for every day between two dates, best match first; without a location, in the whole country',
    access: { roles: ['CompanyAdmin'], readsPeople: true, underGrant: 'read' },
    params: period(),
    query: PeriodQuery,
    list: Match,
    listSummary: SearchSummary,
    errors: [...refusals],
    reads: ['favourites', 'blocks'],
  },
  searchDirectory: {
    method: 'GET',
    path: '/professionals/search/{profession}',
    summary: 'The locum directory of a profession; without a location, for the whole country',
    access: { roles: ['CompanyAdmin', 'SuperAdmin'], readsPeople: true, underGrant: 'read' },
    params: z.strictObject({ profession: profession() }),
    query: DirectoryQuery,
    list: Match,
    listSummary: SearchSummary,
    errors: ['COMPANY_NOT_FOUND', ...refusals],
    reads: ['favourites', 'blocks'],
    failure: 'Failed to load availability',
  },
})
