import type { Instant } from '#shared/kernel/dates.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'run' | 'now'> & { professionals: ProfessionalsRepository }
type Input = InputOf<(typeof professionalsContract)['updateLastActive']>

export const updateLastActive = (
  { run, now, professionals }: Deps,
  { params: { userId } }: Input,
): Promise<{ lastActiveAt: Instant }> =>
  run(async () => {
    if (!(await professionals.getProfile(userId))) throw new DomainError('PROFESSIONAL_NOT_FOUND')
    return { writes: [professionals.saveLastActive(userId, now)], answer: { lastActiveAt: now }, events: [] }
  })
