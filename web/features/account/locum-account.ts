import { useQueryClient } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { exportsContract } from '#shared/exports/exports.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { ProfessionalSettingsChange } from '#shared/professionals/profile-steps.schema.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { locumAccount } from './account.api.ts'
import type { AccountOwner, Settings } from './account-owner.ts'

const wording: AccountOwner['wording'] = {
  contactLead: 'Practices see your number once they have booked you.',
  contact: 'Contact number',
  contactHint: 'For example 082 123 4567',
  email: 'E-mail',
  offers: 'A practice answers your application, or changes or cancels an offer you applied for.',
  twoHours: 'You are also reminded two hours before each of your shifts.',
  data: 'My data',
  exportTitle: 'A copy of my data',
  exportDescription: 'Everything we store about you, your applications and your bookings, in one file.',
  deleted: 'my account',
  viewed: 'your account',
  acted: 'you',
  consequences: 'Your profile, documents and applications will be deleted, and you will no longer be able to sign in.',
}

const resolver = lazyResolver(
  async () => (await import('#shared/professionals/profile-steps.schema.ts')).ProfessionalSettingsChange,
) as Resolver<Settings>

export function useLocumAccount(): AccountOwner {
  const client = useQueryClient()
  const { settings, copy } = locumAccount
  return {
    resolver,
    isLocum: true,
    settings,
    useSave: (begun) =>
      useApiMutation(
        professionalsContract.saveProfessionalSettings,
        (changed: Partial<Settings>, version) => ({ body: changed as ProfessionalSettingsChange, version }),
        { begun, onSuccess: (saved) => client.setQueryData(settings.queryKey, saved) },
      ),
    exports: {
      state: copy,
      useStart: () => useApiMutation(exportsContract.startProfessionalExport, () => ({ body: {} })),
    },
    deletes: ['locum', 'account'],
    wallet: { companyId: undefined },
    supportOf: { companyId: undefined },
    useRemove: () => useApiMutation(professionalsContract.deleteProfessional, () => ({})),
    wording,
  }
}
