import type { impersonationContract } from '#shared/impersonation/impersonation.contract.ts'
import type { SupportAccess } from '#shared/impersonation/impersonation.schema.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Context } from '#functions/platform/context.ts'
import type { GrantsRepository } from '#functions/stores/grants.repository.ts'

type Contract = typeof impersonationContract
type Deps = { grants: Pick<GrantsRepository, 'listAccesses'> }

export const listOwnSupportAccess = (
  { caller, grants }: Deps & Pick<Context, 'caller'>,
  { query }: InputOf<Contract['listOwnSupportAccess']>,
): Promise<Page<SupportAccess>> => grants.listAccesses(caller.account, query.NextToken)

export const listCompanySupportAccess = (
  { grants }: Deps,
  { params, query }: InputOf<Contract['listCompanySupportAccess']>,
): Promise<Page<SupportAccess>> => grants.listAccesses(params.companyId, query.NextToken)
