import * as z from 'zod/mini'
import { daysBetween, LocalDate, MOST_DAYS } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Match, SearchQuery } from './search.schema.ts'

// Made where they are needed: the site carries the operations without their schemas.
const profession = () => z.string().check(z.minLength(1), z.maxLength(80))

const closed = ['NOT_APPROVED', 'PRACTICE_INCOMPLETE'] as const

type Period = { start: string; end: string }
const period = () =>
  z.strictObject({ profession: profession(), start: LocalDate, end: LocalDate }).check(
    z.refine<Period>(({ start, end }) => start <= end, {
      message: 'The end must not be before the start',
      path: ['end'],
    }),
    z.refine<Period>(({ start, end }) => daysBetween(start, end) < MOST_DAYS, {
      message: 'Search at most 31 days at once',
      path: ['end'],
    }),
  )

export const searchContract = defineContract({
  searchProfessionals: {
    method: 'GET',
    path: '/calendar/professional/availability/search-v2/{profession}/{companyId}',
    summary: 'Professionals of a profession in a region, best match first; without a location, in the practice’s own',
    access: { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' }, readsPeople: true },
    params: z.strictObject({ profession: profession(), companyId: CompanyId }),
    query: SearchQuery,
    list: Match,
    errors: ['COMPANY_NOT_FOUND', ...closed],
  },
  searchAvailability: {
    method: 'GET',
    path: '/calendar/professional/availability/search/{profession}/{start}/{end}',
    summary: 'The same for every day between two dates; without a location, in the whole country',
    access: { roles: ['CompanyAdmin'], readsPeople: true },
    params: period(),
    query: z.omit(SearchQuery, { searchDates: true }),
    list: Match,
    errors: [...closed],
  },
  searchDirectory: {
    method: 'GET',
    path: '/professionals/search/{profession}',
    summary: 'The directory of a profession; without a location, of the whole country',
    access: { roles: ['CompanyAdmin', 'SuperAdmin'], readsPeople: true },
    params: z.strictObject({ profession: profession() }),
    query: SearchQuery,
    list: Match,
    errors: [...closed],
  },
})
