import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { updateSubject } from '#functions/events/react/lookup/update-lookup.ts'
import { secretReader } from '#functions/platform/aws/secret-reader.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { lookupRepository } from '#functions/stores/lookup.repository.ts'
import type { FoundPerson } from '#shared/admin/lookup.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Api } from './api.ts'

export const personNamed = (name: string, changes: Partial<FoundPerson> = {}): FoundPerson => ({
  kind: 'person',
  id: `usr_${crypto.randomUUID()}` as UserId,
  name,
  email: 'person@lookup.test',
  role: 'Locum',
  profession: 'Pharmacist',
  region: 'Cape Town Metro',
  approval: 'approved',
  createdAt: '2026-01-01T08:00:00.000Z',
  ...changes,
})

/** What an update of the lookup gets. */
export const lookupDeps = ({ db }: Pick<Api, 'db'>) => ({
  db,
  lookup: lookupRepository(db, 'lookup'),
  users: usersRepository(db, 'users'),
  professionals: professionalsRepository(db, 'professionals'),
  companies: companiesRepository(db, 'companies'),
  readLookupKey: secretReader(process.env.LOOKUP_SECRET ?? ''),
})

/** Puts accounts and practices into the lookup where no event consumer runs. */
export const fillLookup = async (api: Pick<Api, 'db'>, ids: readonly (UserId | CompanyId)[]): Promise<void> => {
  const deps = lookupDeps(api)
  for (const id of ids) await updateSubject(deps, id)
}

/** Puts people into the lookup who are nowhere else. */
export const putSubjects = async ({ db }: Pick<Api, 'db'>, people: readonly FoundPerson[]): Promise<void> => {
  const lookup = lookupRepository(db, 'lookup')
  await writeAll(
    db,
    people.flatMap((shown) => lookup.change(shown.id, undefined, { shown, hashes: [] })),
  )
}
