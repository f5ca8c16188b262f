import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { lineText } from '#shared/kernel/text.ts'
import { AccountQuotas } from './account-quotas.schema.ts'
import { MIN_LETTERS } from './lookup.rules.ts'
import { Found, FoundCounts, FoundPerson, LookupScope } from './lookup.schema.ts'
import { attentionContract } from './attention.contract.ts'
import { auditContract } from './audit.contract.ts'
import { metricsContract } from './metrics.contract.ts'
import { Person } from './people.schema.ts'
import { BookedDays, DateList } from './booked-days.schema.ts'

const params = z.strictObject({ userId: UserId })

/** Where the previous page ended: of names with the words as typed, or of names with each of them. */
const SearchToken = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:phrase|words)(?:\/[^#]+#(?:usr|cmp)_[\w-]{16,36})?$/))

/** The last of the previous page: when it was created or its name, and its id. */
const ListToken = z.string().check(z.maxLength(320), z.regex(/^.+#usr_[\w-]{36}$/s))

const superAdmins = { roles: ['SuperAdmin'] } as const

export const adminContract = defineContract({
  searchAll: {
    method: 'GET',
    path: '/admin/search',
    summary:
      'People, practices and bookings by the beginning of any word of a name, or by a whole address, number or code',
    // That there was a search, not what was typed: it may be a name or an identity number.
    access: { ...superAdmins, logged: true },
    query: z.strictObject({
      q: lineText(80).check(z.minLength(MIN_LETTERS, `Enter at least ${MIN_LETTERS} letters`)),
      /** Without it, the first few of each. */
      scope: z.optional(LookupScope),
      /** Of one scope. */
      NextToken: z.optional(SearchToken),
    }),
    list: Found,
    listSummary: FoundCounts,
    errors: [],
    reads: [],
  },
  listPeople: {
    method: 'GET',
    path: '/admin/people',
    summary: 'All locums and users of practices, the newest first or by name',
    access: superAdmins,
    query: z.strictObject({
      order: z._default(z.enum(['newest', 'name']), 'newest'),
      NextToken: z.optional(ListToken),
    }),
    list: FoundPerson,
    errors: [],
    reads: [],
  },
  ...attentionContract,
  ...auditContract,
  ...metricsContract,
  countBookedDays: {
    method: 'GET',
    path: '/admin/booked-days',
    summary: 'How many bookings have each of these days, up to a few hundred',
    access: superAdmins,
    query: z.strictObject({ dates: DateList }),
    response: BookedDays,
    errors: [],
    reads: ['bookings'],
  },
  getPerson: {
    method: 'GET',
    path: '/admin/people/{userId}',
    summary: 'An account with its practices and its profile, identity number and bank account but for a few digits',
    access: { ...superAdmins, about: 'params.userId', logged: true },
    params,
    response: Person,
    errors: ['USER_NOT_FOUND'],
    reads: ['people', 'professionalApprovals'],
  },
  setAccountQuotas: {
    method: 'PUT',
    path: '/admin/accounts/{userId}/quotas',
    summary: 'Set how many practices the account of a practice’s user can have',
    access: { ...superAdmins, about: 'params.userId', reason: 'body.reason' },
    params,
    body: z.extend(AccountQuotas, { reason: Reason }),
    response: z.extend(AccountQuotas, { id: UserId }),
    errors: ['USER_NOT_FOUND'],
    changes: ['people'],
  },
})
