import { useQueryClient } from '@tanstack/react-query'
import type { Resolver } from 'react-hook-form'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanySettingsChange } from '#shared/companies/companies.schema.ts'
import { exportsContract } from '#shared/exports/exports.contract.ts'
import { noteLeaving, useActiveCompany } from '#web/components/account/account.api.ts'
import { forgetShown } from '#web/components/account/shown-practice.ts'
import { lazyResolver } from '#web/components/forms/lazy-resolver.ts'
import { removeStored } from '#web/platform/storage.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { practiceAccount } from './account.api.ts'
import type { AccountOwner, Settings } from './account-owner.ts'
import { accountWithoutPractice } from './data-owner.ts'

const wording: AccountOwner['wording'] = {
  contactLead: 'Locums see these once they are booked with you.',
  contact: 'Practice contact number',
  contactHint: 'For example 021 123 4567',
  email: 'Practice e-mail',
  offers: 'A locum applies for one of your offers or withdraws an application.',
  data: 'Practice data',
  exportTitle: 'A copy of this practice’s data',
  exportDescription: 'The practice, its members, offers and bookings, in one file.',
  deleted: 'this practice',
  viewed: 'your practice',
  acted: 'your practice',
  consequences:
    'Its offers will be cancelled and all applicants notified. Nobody will be able to open it any more. If it is your only practice, your account will be deleted too.',
}

const resolver = lazyResolver(
  async () => (await import('#shared/companies/companies.schema.ts')).CompanySettingsChange,
) as Resolver<Settings>

export function usePracticeAccount(): AccountOwner {
  const { company } = useActiveCompany()
  const client = useQueryClient()
  const params = { companyId: company.id }
  const { settings, copy } = practiceAccount(company)
  const owner: AccountOwner = {
    resolver,
    isLocum: false,
    settings,
    useSave: (begun) =>
      useApiMutation(
        companiesContract.saveCompanySettings,
        (changed: Partial<Settings>, version) => ({ params, body: changed as CompanySettingsChange, version }),
        { begun, onSuccess: (saved) => client.setQueryData(settings.queryKey, saved) },
      ),
    exports: {
      state: copy,
      useStart: () => useApiMutation(exportsContract.startCompanyExport, () => ({ params, body: {} })),
    },
    deletes: ['practice', 'account'],
    useRemove: () =>
      useApiMutation(companiesContract.deleteCompany, () => ({ params }), {
        reloadAfter: ({ account_deleted }) => !account_deleted,
        onSuccess: () => {
          noteLeaving(company.id)
          forgetShown()
          removeStored('activeCompany')
        },
      }),
    wording,
  }
  if (company.role === 'owner') {
    const of = { companyId: company.id }
    return { ...owner, ownCopy: true, wallet: of, supportOf: of }
  }
  const { exports, wording: own } = accountWithoutPractice
  return { ...owner, exports, practiceToLeave: company.name, wording: { ...wording, ...own } }
}
