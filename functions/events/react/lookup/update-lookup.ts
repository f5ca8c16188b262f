import { setTimeout as sleep } from 'node:timers/promises'
import { numberForm } from '#shared/admin/lookup.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { codeOf, isCompanyId, type CompanyId, type OfferId, type UserId } from '#shared/kernel/ids.ts'
import { lookupHash } from '#functions/keys/lookup-hash.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { writeInTurn } from '#functions/platform/dynamo/write-in-turn.ts'
import { writeOne } from '#functions/platform/dynamo/write-one.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { LookupRepository, Subject } from '#functions/stores/lookup.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'
import { locumSubject, memberSubject, practiceSubject } from './subjects.ts'

export type LookupDeps = {
  db: Db
  lookup: LookupRepository
  users: Pick<UsersRepository, 'get' | 'mustExist'>
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>
  companies: Pick<CompaniesRepository, 'get' | 'listOfMemberNow' | 'mustExist'>
  readLookupKey: (now: number) => Promise<string>
}

/** A person or a practice as they are now; undefined if they do not exist, and for super admins. */
const readSubject = async (
  { users, professionals, companies }: LookupDeps,
  id: UserId | CompanyId,
  key: string,
): Promise<Subject | undefined> => {
  if (isCompanyId(id)) {
    const company = await companies.get(id)
    return company && practiceSubject(key, company)
  }
  const user = await users.get(id)
  if (!user || user.role === 'SuperAdmin') return undefined
  if (user.role === 'Locum') return locumSubject(key, user, await professionals.getFullProfile(id))
  return memberSubject(key, user, await companies.listOfMemberNow(id, user.joinedPractices, 'consistent'))
}

const TRIES = 8

/**
 * Writes how a person or a practice is found now; a repeat writes nothing. What is stored is read before what is to be
 * stored, so that of two at once the one that read the older state can't write last. Whether anything was written.
 */
export const updateSubject = async (deps: LookupDeps, id: UserId | CompanyId, tries = TRIES): Promise<boolean> => {
  const key = await deps.readLookupKey(Date.now())
  const before = await deps.lookup.getSubject(id)
  const subject = await readSubject(deps, id, key)
  const writes = deps.lookup.change(id, before, subject)
  if (writes.length === 0) return false
  // Whoever is deleted at this moment must not stay in the lookup: the event of the deletion may have come already.
  const exists = subject ? [isCompanyId(id) ? deps.companies.mustExist(id) : deps.users.mustExist(id)] : []
  const failed = await writeInTurn(deps.db, [...writes, ...exists])
  if (!failed.includes(true)) return true
  if (tries === 1) throw new Error('The lookup is written by too many at once')
  await sleep(Math.random() * 200)
  return updateSubject(deps, id, tries - 1)
}

const hashOfCode = async ({ readLookupKey }: LookupDeps, code: string): Promise<string> =>
  lookupHash(await readLookupKey(Date.now()), numberForm(code))

/** The codes under which a booking’s parties know what led to it; its own is its id. */
export const addBookingCodes = async (deps: LookupDeps, { id, reference, offerId }: BookingState): Promise<void> => {
  for (const code of [reference, codeOf('O', offerId)])
    await writeOne(deps.db, deps.lookup.putBookingCode(await hashOfCode(deps, code), id))
}

export const addOfferCode = async (deps: LookupDeps, id: OfferId, practice: CompanyId): Promise<void> => {
  await writeOne(deps.db, deps.lookup.putOfferCode(await hashOfCode(deps, codeOf('O', id)), id, practice))
}

export const removeOfferCode = async (deps: LookupDeps, id: OfferId): Promise<void> => {
  await writeOne(deps.db, deps.lookup.removeOfferCode(await hashOfCode(deps, codeOf('O', id)), id))
}
