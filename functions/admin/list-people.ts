import type { adminContract } from '#shared/admin/admin.contract.ts'
import type { FoundPerson } from '#shared/admin/lookup.schema.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { LookupRepository } from '#functions/stores/lookup.repository.ts'

export const listPeople = async (
  { lookup }: { lookup: LookupRepository },
  { query }: InputOf<(typeof adminContract)['listPeople']>,
): Promise<Page<FoundPerson>> => {
  const { items, next } = await lookup.listAll('people', query.order, query.NextToken)
  return { items: items as FoundPerson[], nextToken: next }
}
