import { expect, it } from 'vitest'
import { callerOf } from '#functions/platform/http/access.ts'
import { logger } from '#functions/platform/logger.ts'
import type { View } from '#functions/stores/professionals.repository.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { getOwnProfessional } from './get-professional.ts'

const [locum, operator] = [1, 2].map((n) => `usr_00000000-0000-4000-8000-00000000000${n}` as UserId) as [UserId, UserId]
const at = '2026-12-02T06:00:00.000Z'

const viewsOf = async (principal: UserId): Promise<View[]> => {
  const views: View[] = []
  const caller = { ...callerOf({ user: locum, role: 'Locum', signedInAt: 0 }), principal: { user: principal } }
  await getOwnProfessional({
    caller: principal === locum ? caller : { ...caller, grant: 'admin' },
    checkSession: () => undefined,
    now: at,
    today: '2026-12-02',
    newCode: () => 'V0000001',
    log: logger,
    professionals: {
      getFullProfile: async () => ({ id: locum, files: {} }) as never,
      addView: async (_, view) => void views.push(view),
    },
    wallets: { listEntries: async () => ({ entries: [] }) },
  })
  return views
}

it('records who reads it for the professional, by which right, and not the professional’s own reading', async () => {
  expect(await viewsOf(locum)).toEqual([])
  expect(await viewsOf(operator)).toEqual([
    { by: operator, for: locum, role: 'Locum', grant: 'admin', document: 'profile', at },
  ])
})
