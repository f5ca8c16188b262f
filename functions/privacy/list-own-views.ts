import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { privacyContract } from '#shared/privacy/privacy.contract.ts'
import type { OwnView } from '#shared/privacy/privacy.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import { ownViewOf } from '#functions/stores/own-view.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'caller'> & { professionals: Pick<ProfessionalsRepository, 'listViews'> }

export const listOwnViews = async (
  { caller, professionals }: Deps,
  { query }: InputOf<(typeof privacyContract)['listOwnViews']>,
): Promise<Page<OwnView>> => {
  const { items, nextToken } = await professionals.listViews(caller.account, query.NextToken)
  return {
    items: items.map((view) => ownViewOf(view, caller.account)),
    ...(nextToken && { nextToken }),
  }
}
