import * as z from 'zod/mini'
import type { adminContract } from '#shared/admin/admin.contract.ts'
import { MIN_LETTERS, wholeFormsOf, wordsOf } from '#shared/admin/lookup.rules.ts'
import { type LookupScope, lookupScopes } from '#shared/admin/lookup-scopes.ts'
import type { Found, FoundBooking, FoundCounts } from '#shared/admin/lookup.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { bookedDays, bookingStatus } from '#shared/bookings/bookings.rules.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { BookingId } from '#shared/kernel/ids.ts'
import { lookupHash } from '#functions/keys/lookup-hash.ts'
import { ALL_TIME } from '#functions/platform/dynamo/query-page.ts'
import type { BookingsRepository } from '#functions/stores/bookings.repository.ts'
import type { LookupRepository, NameScope, Shown, Whole } from '#functions/stores/lookup.repository.ts'
import type { Context } from '#functions/platform/context.ts'

type Deps = Pick<Context, 'now'> & {
  lookup: LookupRepository
  bookings: Pick<BookingsRepository, 'get' | 'search'>
  readLookupKey: (now: number) => Promise<string>
}

type Input = InputOf<(typeof adminContract)['searchAll']>

/** A page of one scope, or the first few of each. */
const PAGE = 25
const FIRST_FEW = 5

/** Of parties that a name finds, so many have their latest bookings listed. */
const PARTIES = 3
const BOOKINGS_EACH = 5

/** What one scope has; `more` that a page follows, or that a list elsewhere has more. */
type Part = { items: Found[]; more: boolean; next?: string | undefined }

const bookingRow = (booking: BookingState): FoundBooking => {
  const days = bookedDays(booking).map(({ date }) => date)
  return {
    kind: 'booking',
    id: booking.id,
    professional: booking.professional.name,
    company: booking.company.name,
    profession: booking.profession,
    region: booking.region,
    start_date: days[0] as string,
    end_date: days.at(-1) as string,
    status: bookingStatus(booking),
  }
}

/** Everything that is known by the whole of what was typed. */
const findWhole = async ({ lookup, readLookupKey, now }: Deps, q: string): Promise<Whole[]> => {
  const forms = wholeFormsOf(q)
  if (forms.length === 0) return []
  const key = await readLookupKey(Date.parse(now))
  return (await Promise.all(forms.map((form) => lookup.findWhole(lookupHash(key, form))))).flat()
}

const kindOf = { people: 'person', practices: 'practice' } as const

const withoutRepeats = <T extends { id: string }>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

type Search = { words: readonly string[]; whole: readonly Whole[]; q: string }

const wholeNames = async ({ lookup }: Deps, scope: NameScope, whole: readonly Whole[]): Promise<Shown[]> => {
  const practices = whole.flatMap((one) => ('practice' in one && scope === 'practices' ? one.practice : []))
  const known = whole.flatMap((one) => ('shown' in one && one.shown.kind === kindOf[scope] ? one.shown : []))
  return withoutRepeats([...known, ...(practices.length > 0 ? await lookup.listShown(practices) : [])])
}

const nameParts = async (
  deps: Deps,
  scope: NameScope,
  { words, whole }: Search,
  most: number,
  token?: string,
): Promise<Part> => {
  const [step = 'phrase', after] = (token?.split('/') ?? []) as ['phrase' | 'words', string?]
  const found = token ? [] : await wholeNames(deps, scope, whole)
  if (words.join(' ').length < MIN_LETTERS) return { items: found, more: false }
  const { items, next } = await deps.lookup.find(scope, words, { step, after }, most)
  return {
    items: withoutRepeats([...found, ...items]),
    // Whether anybody has the words with others between, only a further page knows.
    more: next?.after !== undefined,
    next: next && (next.after === undefined ? next.step : `${next.step}/${next.after}`),
  }
}

const latest = ([start, end] = ALL_TIME) => ({ start, end, order: 'desc' as const })

/** By a code; else the latest of the people and practices whose names have the words. */
const bookingPart = async (deps: Deps, { words, whole, q }: Search, most: number): Promise<Part> => {
  const own = z.safeParse(BookingId, q.trim().toUpperCase())
  const ids = [...(own.success ? [own.data] : []), ...whole.flatMap((one) => ('bookingId' in one ? one.bookingId : []))]
  const named = await Promise.all([...new Set(ids)].map((id) => deps.bookings.get(id)))
  const byCode = named.filter((booking) => booking !== undefined)
  if (byCode.length > 0 || words.join(' ').length < MIN_LETTERS)
    return { items: byCode.slice(0, most).map(bookingRow), more: byCode.length > most }
  const parties = await Promise.all(
    (['people', 'practices'] as const).map((scope) => deps.lookup.find(scope, words, { step: 'phrase' }, PARTIES)),
  )
  const pages = await Promise.all(
    parties.flatMap(({ items }) =>
      items.map((shown) => {
        const of = shown.kind === 'person' ? { professionalId: shown.id } : { companyId: shown.id }
        // One more, to know whether any follow.
        return deps.bookings.search(of)(latest(), BOOKINGS_EACH + 1)
      }),
    ),
  )
  const rows = withoutRepeats(pages.flatMap(({ items }) => items.slice(0, BOOKINGS_EACH).map(bookingRow)))
  const newestFirst = rows.sort((one, other) => compareStrings(other.end_date + other.id, one.end_date + one.id))
  const isCut =
    parties.some(({ next }) => next?.after !== undefined) || pages.some(({ items }) => items.length > BOOKINGS_EACH)
  return { items: newestFirst.slice(0, most), more: isCut || rows.length > most }
}

/** What a super admin looks for, in one scope page by page, or the first few of each. */
export const searchAll = async (deps: Deps, { query }: Input): Promise<Page<Found, FoundCounts>> => {
  const { q, scope, NextToken } = query
  const search: Search = { q, words: wordsOf(q), whole: await findWhole(deps, q) }
  const most = scope ? PAGE : FIRST_FEW
  const partOf = (of: LookupScope): Promise<Part> =>
    of === 'bookings' ? bookingPart(deps, search, most) : nameParts(deps, of, search, most, scope && NextToken)
  const scopes = scope ? [scope] : lookupScopes
  const parts = await Promise.all(scopes.map(partOf))
  const counts = parts.map(({ items, more }, at) => [scopes[at], { count: items.length, more }])
  return {
    items: parts.flatMap(({ items }) => items),
    ...(scope && parts[0]?.next !== undefined && { nextToken: parts[0].next }),
    ...(!NextToken && { summary: Object.fromEntries(counts) as FoundCounts }),
  }
}
