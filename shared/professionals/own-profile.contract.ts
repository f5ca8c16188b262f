import * as z from 'zod/mini'
import { Instant } from '#shared/kernel/dates.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { UserId } from '#shared/kernel/ids.ts'
import { ProfessionalSettings } from './profile-steps.schema.ts'
import { Professional, PublicProfessional } from './professionals.schema.ts'

const own = { roles: ['Locum'] } as const

/** What every page of a locum needs of their profile. Apart from the other operations, which a few pages need. */
export const ownProfileContract = defineContract({
  getOwnProfessional: {
    method: 'GET',
    path: '/professionals',
    summary: 'Your own professional profile',
    access: { ...own, session: 'inProfile', underGrant: 'read' },
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: ['ownProfile'],
  },
  createProfessional: {
    method: 'POST',
    path: '/professionals',
    summary: 'Create your professional profile at the first sign-in',
    access: { ...own, underGrant: 'never' },
    body: z.strictObject({}),
    response: Professional,
    errors: ['PROFILE_EXISTS'],
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  getProfessionalSettings: {
    method: 'GET',
    path: '/professionals/profile/settings',
    summary: 'Your phone number and notification settings',
    access: { ...own, underGrant: 'read' },
    response: ProfessionalSettings,
    errors: ['PROFESSIONAL_NOT_FOUND'],
    reads: [],
  },
  updateLastActive: {
    method: 'POST',
    path: '/professionals/updateLastActive/{userId}',
    summary: 'Record that you are active',
    access: { roles: ['Locum'], owns: { kind: 'self', id: 'params.userId' }, underGrant: 'unmarked', logged: false },
    params: z.strictObject({ userId: UserId }),
    body: z.strictObject({}),
    response: z.strictObject({ lastActiveAt: Instant }),
    errors: ['PROFESSIONAL_NOT_FOUND'],
    changes: [],
  },
  getProfessional: {
    method: 'GET',
    path: '/professionals/{id}',
    summary: 'A professional: the full profile for themselves and super admins, the public one for practices',
    access: {
      roles: ['Locum', 'CompanyAdmin', 'SuperAdmin'],
      readsPeople: true,
      underGrant: 'unmarked',
      about: 'params.id',
      logged: true,
    },
    params: z.strictObject({ id: UserId }),
    response: z.union([Professional, PublicProfessional]),
    errors: ['PROFESSIONAL_NOT_FOUND', 'NOT_APPROVED', 'PRACTICE_INCOMPLETE', 'QUOTA_EXCEEDED'],
    reads: [],
  },
})
