import { numberForm } from '#shared/admin/lookup.rules.ts'
import { codeOf } from '#shared/kernel/ids.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { locumSubject, memberSubject, practiceSubject } from '#functions/events/react/lookup/subjects.ts'
import { lookupHash } from '#functions/keys/lookup-hash.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { LookupRepository, Subject } from '#functions/stores/lookup.repository.ts'
import type { LargeWorld } from './large-world.ts'
import { teamOf } from './team.ts'

/** The lookup of a stack, and the key of its hashes. */
export type SeededLookup = { lookup: LookupRepository; key: string }

type Covers = readonly Pick<LargeWorld['covers'][number], 'offer' | 'booking'>[]

/** The codes of offers, and of the bookings that came of them. */
export function* codeWrites({ lookup, key }: SeededLookup, covers: Covers): Generator<TransactItem> {
  const hashOf = (code: string) => lookupHash(key, numberForm(code))
  for (const { offer, booking } of covers) {
    const code = codeOf('O', offer.id)
    yield lookup.putOfferCode(hashOf(code), offer.id, offer.company.id)
    if (!booking) continue
    for (const known of [booking.reference, code]) yield lookup.putBookingCode(hashOf(known), booking.id)
  }
}

/** How the people, practices and bookings of a world are found, as it would follow from their events. */
export function* lookupWrites(
  found: SeededLookup,
  { workers, practices, covers }: LargeWorld,
  today: LocalDate,
): Generator<TransactItem> {
  const { lookup, key } = found
  const put = (subject: Subject) => lookup.change(subject.shown.id, undefined, subject)
  for (const { person } of workers) yield* put(locumSubject(key, person, person))
  for (const practice of practices) {
    yield* put(practiceSubject(key, practice.company))
    const { createdAt } = practice.company
    const colleagues = practice === practices[0] ? teamOf(practice, today).colleagues : []
    for (const member of [practice.member, ...colleagues])
      yield* put(memberSubject(key, { ...member, createdAt }, [practice.company]))
  }
  yield* codeWrites(found, covers)
}
