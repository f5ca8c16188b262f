import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { BlockBody, Blocked, Favourite, FavouritesQuery } from './locum-lists.schema.ts'

const ofCompany = { kind: 'company', id: 'params.companyId' } as const
const oneLocum = () => z.strictObject({ companyId: CompanyId, professionalId: UserId })

/** A practice's own lists of locums. Nothing of them is shown to a locum. */
export const locumListsContract = defineContract({
  listFavourites: {
    method: 'GET',
    path: '/companies/{companyId}/favourites',
    summary: 'Which of these locums are favourites of the practice',
    access: { roles: ['CompanyAdmin'], owns: ofCompany },
    params: z.strictObject({ companyId: CompanyId }),
    query: FavouritesQuery,
    response: z.strictObject({ favourites: z.array(UserId) }),
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['favourites'],
  },
  addFavourite: {
    method: 'PUT',
    path: '/companies/{companyId}/favourites/{professionalId}',
    summary: 'Make a locum a favourite of the practice, for all its users',
    access: { roles: ['CompanyAdmin'], owns: ofCompany, readsPeople: true },
    params: oneLocum(),
    response: Favourite,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'PROFESSIONAL_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['favourites'],
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/companies/{companyId}/favourites/{professionalId}',
    summary: 'Remove a locum from the practice’s favourites',
    access: { roles: ['CompanyAdmin'], owns: ofCompany },
    params: oneLocum(),
    response: Favourite,
    errors: ['COMPANY_NOT_FOUND'],
    changes: ['favourites'],
  },
  listBlocked: {
    method: 'GET',
    path: '/companies/{companyId}/blocked',
    summary: 'The locums whom the practice has blocked',
    access: { roles: ['CompanyAdmin'], owns: ofCompany },
    params: z.strictObject({ companyId: CompanyId }),
    query: z.strictObject({ NextToken: z.optional(UserId) }),
    list: Blocked,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['blocks'],
  },
  blockLocum: {
    method: 'PUT',
    path: '/companies/{companyId}/blocked/{professionalId}',
    summary:
      'Block a locum: they no longer find the practice’s offers, nor the practice them, and what is pending between the two ends. Bookings stay. The locum is not told',
    access: { roles: ['CompanyAdmin'], owns: ofCompany, readsPeople: true },
    params: oneLocum(),
    body: BlockBody,
    response: Blocked,
    errors: ['COMPANY_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'PROFESSIONAL_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['blocks', 'favourites', 'offers'],
  },
  unblockLocum: {
    method: 'DELETE',
    path: '/companies/{companyId}/blocked/{professionalId}',
    summary: 'Unblock a locum: what has ended stays ended, and they see the practice’s offers again',
    access: { roles: ['CompanyAdmin'], owns: ofCompany },
    params: oneLocum(),
    response: z.strictObject({ id: UserId }),
    errors: ['COMPANY_NOT_FOUND'],
    changes: ['blocks'],
  },
})
