import type { StoredInvite } from '#functions/stores/invites.repository.ts'
import type { Membership } from '#functions/stores/members.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { InviteId, UserId } from '#shared/kernel/ids.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { validUntil } from '#shared/members/invites.rules.ts'
import { nameGroups } from './names.ts'
import type { LargePractice } from './practices.ts'
import { randomFor } from './random.ts'

const INVITES = 12

/** Its first member, and the demo practice’s account. */
const OWNERS = 2

const personAt = (kind: string, index: number) => {
  const random = randomFor(kind, index)
  const { firsts, lasts } = random.one(nameGroups)
  return { random, name: `${random.one(firsts)} ${random.one(lasts)}`, email: `${kind}${index}@people.example.com` }
}

export type Team = { colleagues: (Membership & { name: string; email: string })[]; invites: StoredInvite[] }

/** As many members and pending invites as a practice can have. */
export const teamOf = ({ member, company }: LargePractice, today: LocalDate): Team => ({
  colleagues: Array.from({ length: quotas.membersPerPractice - OWNERS - INVITES }, (_, index) => {
    const { random, name, email } = personAt('colleague', index)
    return {
      id: `usr_${random.uuid()}` as UserId,
      name,
      email,
      role: index % 4 === 0 ? 'manager' : 'booker',
      since: company.createdAt,
      lastActiveAt: `${addDays(today, -1 - random.below(60))}T0${random.between(6, 9)}:30:00.000Z`,
    }
  }),
  invites: Array.from({ length: INVITES }, (_, index) => {
    const { random, email } = personAt('invited', index)
    const sentAt = `${addDays(today, -1 - (index % 6))}T09:00:00.000Z`
    return {
      id: `inv_${random.code(16)}` as InviteId,
      email,
      role: index % 3 === 0 ? 'manager' : 'booker',
      sentBy: member.id,
      sentAt,
      validUntil: validUntil(sentAt),
      sending: 1,
      // Of no link: these can be sent again or cancelled.
      hash: random.code(16),
    }
  }),
})
