import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { changedFields } from '#shared/tenants/changed-fields.rules.ts'
import type { TenantVersion } from '#shared/tenants/tenant-versions.schema.ts'
import type { tenantsContract } from '#shared/tenants/tenants.contract.ts'
import type { StoredTenantVersion, TenantVersionsRepository } from '#functions/stores/tenant-versions.repository.ts'
import type { UserNames } from '#functions/stores/user-names.ts'

type Deps = { versions: TenantVersionsRepository; userNames: UserNames }
type Input = InputOf<(typeof tenantsContract)['listTenantVersions']>

const PAGE = 25

const shownVersion = (
  saved: StoredTenantVersion,
  before: StoredTenantVersion | undefined,
  names: ReadonlyMap<UserId, string>,
): TenantVersion => {
  const { version, at, by, restored } = saved
  const name = by && names.get(by)
  return {
    version,
    at,
    ...(by && { by: { id: by, ...(name && { name }) } }),
    ...(restored && { restored }),
    changes: before ? changedFields(before, saved) : [],
  }
}

/** One more than a page is read, to compare its last with. */
export const listTenantVersions = async (
  { versions, userNames }: Deps,
  { query: { NextToken } }: Input,
): Promise<Page<TenantVersion>> => {
  const saved = await versions.list(NextToken === undefined ? undefined : Number(NextToken), PAGE + 1)
  const shown = saved.slice(0, PAGE)
  const names = await userNames([...new Set(shown.flatMap(({ by }) => by ?? []))])
  return {
    items: shown.map((version, at) => shownVersion(version, saved[at + 1], names)),
    ...(saved.length > PAGE && { nextToken: String(shown.at(-1)?.version) }),
  }
}
