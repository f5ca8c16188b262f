import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { locumListsContract } from '#shared/locum-lists/locum-lists.contract.ts'
import type { Blocked } from '#shared/locum-lists/locum-lists.schema.ts'
import type { BlocksRepository } from '#functions/stores/blocks.repository.ts'

type Input = InputOf<(typeof locumListsContract)['listBlocked']>

export const listBlocked = async (
  { blocks }: { blocks: BlocksRepository },
  { params, query }: Input,
): Promise<Page<Blocked>> => {
  const { items, next } = await blocks.listPage(params.companyId, query.NextToken)
  return { items: items.map(({ version: _, ...block }) => block), nextToken: next }
}
