import { exportsContract } from '#shared/exports/exports.contract.ts'
import { identityContract } from '#shared/identity/identity.contract.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { accountExport } from './account.api.ts'
import type { AccountOwner } from './account-owner.ts'

/** What the data section needs to export and delete an account's data. */
export type DataOwner = Pick<
  AccountOwner,
  'exports' | 'useRemove' | 'deletes' | 'ownCopy' | 'practiceToLeave' | 'wallet'
> & {
  wording: Pick<AccountOwner['wording'], 'data' | 'exportTitle' | 'exportDescription' | 'deleted' | 'consequences'>
}

/** The account of a practice's user who has no practice yet. */
export const accountWithoutPractice: DataOwner = {
  exports: {
    state: accountExport,
    useStart: () => useApiMutation(exportsContract.startAccountExport, () => ({ body: {} })),
  },
  deletes: ['account'],
  useRemove: () => useApiMutation(identityContract.deleteAccount, () => ({})),
  wording: {
    data: 'My data',
    exportTitle: 'A copy of my data',
    exportDescription: 'Everything we store about your account, in one file.',
    deleted: 'my account',
    consequences: 'Your account and all its data will be deleted, and you will no longer be able to sign in.',
  },
}
