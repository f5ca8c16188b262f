import type { Instant } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'execute' | 'now'> & { professionals: ProfessionalsRepository }
type Input = InputOf<(typeof professionalsContract)['updateLastActive']>

export const updateLastActive = (
  { execute, now, professionals }: Deps,
  { params: { userId } }: Input,
): Promise<{ lastActiveAt: Instant }> =>
  execute(async () => {
    if (!(await professionals.getProfile(userId))) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return { writes: [professionals.saveLastActive(userId, now)], response: { lastActiveAt: now }, events: [] }
  })
