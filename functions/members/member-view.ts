import type { Member } from '#shared/members/members.schema.ts'
import type { Membership } from '#functions/stores/members.ts'
import type { User } from '#functions/stores/users.repository.ts'

/** A member as their colleagues see them. */
export const memberView = (
  { version: _, ...member }: Membership,
  { name, email }: Pick<User, 'name' | 'email'>,
): Member => ({ ...member, ...(name && { name }), email })
