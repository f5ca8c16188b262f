import { isDeepStrictEqual } from 'node:util'
import { hasAllWords, MIN_LETTERS, phrasesOf, rarestWord } from '#shared/admin/lookup.rules.ts'
import type { LookupScope } from '#shared/admin/lookup-scopes.ts'
import type { FoundPerson, FoundPractice } from '#shared/admin/lookup.schema.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import type { BookingId, CompanyId, OfferId, UserId } from '#shared/kernel/ids.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { indexPage } from '#functions/platform/dynamo/index-page.ts'
import { itemsOf, readsOf, type Cursor, type ItemPage } from '#functions/platform/dynamo/items-of.ts'
import { startsWith } from '#functions/platform/dynamo/ranges.ts'
import { hasVersion, type TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { listedSubject, lookupRowItem, subjectItem } from './lookup.items.ts'

export type SubjectId = UserId | CompanyId
export type Shown = FoundPerson | FoundPractice

/** A person or a practice, and the hashes of what they are found by whole. */
export type Subject = { shown: Shown; hashes: readonly string[] }

type RowKey = [pk: string, sk: string]
type StoredSubject = { shown: Shown; rows: RowKey[]; version: number }

/** By name. */
export type NameScope = Exclude<LookupScope, 'bookings'>

/** What a hash stands for. */
export type Whole = { shown: Shown } | { bookingId: BookingId } | { practice: CompanyId }

const PAGE = 25
/** Of names that have the rarest word: as many are looked through for the others. */
const PORTION = 100
const MAX_PORTIONS = 5

const scopeOf = ({ kind }: Shown): NameScope => (kind === 'person' ? 'people' : 'practices')
const wordPk = (scope: NameScope, phrase: string): string => `${scope}#${phrase.slice(0, MIN_LETTERS)}`
const wholePk = (hash: string): string => `whole#${hash}`

const rowsOf = ({ shown, hashes }: Subject): RowKey[] => {
  const scope = scopeOf(shown)
  return [
    ...phrasesOf(shown.name).map((phrase): RowKey => [wordPk(scope, phrase), `${phrase}#${shown.id}`]),
    ...[...new Set(hashes)].map((hash): RowKey => [wholePk(hash), `${scope}#${shown.id}`]),
  ]
}

const phraseOf = (sk: string): string => sk.slice(0, sk.lastIndexOf('#'))

/** Whoever has two words with this beginning is found by one of them. */
const isFirstWith = (beginning: string, sk: string, { name }: Shown): boolean =>
  phrasesOf(name)
    .filter((phrase) => phrase.startsWith(beginning))
    .sort()[0] === phraseOf(sk)

/** First those whose name has the words as they were typed, then those that have each of them somewhere. */
type Place = { step: 'phrase' | 'words'; after?: string | undefined }

export const lookupRepository = (db: Db, table: string) => {
  const subjects = itemsOf(db, table, subjectItem)
  const rows = itemsOf(db, table, lookupRowItem, (row, { sk }) => ({ ...row, sk }))
  const listed = readsOf(db, table, (item) => listedSubject.read(item).shown)
  const keysOnly = readsOf(db, table, ({ pk }) => pk as SubjectId)

  const portion = async (scope: NameScope, beginning: string, after: string | undefined, limit: number) => {
    const pk = wordPk(scope, beginning)
    const start = after === undefined ? undefined : { pk, sk: after }
    return rows.page({ pk, sk: startsWith(beginning) }, 'eventual', { limit, start })
  }

  /** The next people or practices by name, of at most so many rows; one more is read to know whether any follow. */
  const findStep = async (scope: NameScope, words: readonly string[], { step, after: start }: Place, most: number) => {
    const phrase = words.join(' ')
    const beginning = step === 'phrase' ? phrase : rarestWord(words)
    const isFound = (sk: string, shown: Shown) =>
      isFirstWith(beginning, sk, shown) &&
      (step === 'phrase' ||
        (hasAllWords(shown.name, words) && !phrasesOf(shown.name).some((one) => one.startsWith(phrase))))
    const found: { sk: string; shown: Shown }[] = []
    let after = start
    let portions = 0
    do {
      const { items, next } = await portion(
        scope,
        beginning,
        after,
        step === 'phrase' ? most + 1 - found.length : PORTION,
      )
      found.push(...items.flatMap(({ sk, shown }) => (shown && isFound(sk, shown) ? { sk, shown } : [])))
      after = next && String(next.sk)
      portions += 1
    } while (after && found.length <= most && portions < MAX_PORTIONS)
    const page = found.slice(0, most)
    return { items: page.map(({ shown }) => shown), next: found.length > most ? page.at(-1)?.sk : after }
  }

  return {
    getSubject: (id: SubjectId): Promise<StoredSubject | undefined> =>
      subjects.get(subjectItem.key(id), 'consistent') as Promise<StoredSubject | undefined>,

    /** What lists show of these, without those that are not in the lookup yet. */
    listShown: async (ids: readonly SubjectId[]): Promise<Shown[]> =>
      (await subjects.getMany(subjectItem.keys(ids) as never, 'consistent')).map(({ shown }) => shown),

    /** What makes the stored subject and its rows those given, or removes them; nothing if they are already so. */
    change: (id: SubjectId, before: StoredSubject | undefined, subject: Subject | undefined): TransactItem[] => {
      const after = subject ? rowsOf(subject) : []
      if (before && subject && isDeepStrictEqual([before.shown, before.rows], [subject.shown, after])) return []
      const kept = new Set(after.map((key) => key.join('\n')))
      const gone = (before?.rows ?? []).filter((key) => !kept.has(key.join('\n')))
      const removed = gone.map(([pk, sk]) => rows.remove({ pk, sk }))
      const key = subjectItem.key(id)
      if (!subject) return before ? [subjects.remove(key, hasVersion(before.version)), ...removed] : []
      const { shown } = subject
      const item = {
        shown,
        rows: after,
        newestPk: scopeOf(shown),
        newestSk: `${shown.createdAt}#${id}`,
        namePk: scopeOf(shown),
        nameSk: `${foldedText(shown.name || shown.email)}#${id}`,
        version: before?.version,
      }
      return [subjects.save(key, item), ...after.map(([pk, sk]) => rows.put({ pk, sk }, { shown })), ...removed]
    },

    /** A booking is found by the code of its application or its offer. */
    putBookingCode: (hash: string, id: BookingId): TransactItem =>
      rows.put({ pk: wholePk(hash), sk: `bookings#${id}` }, {}),

    /** The practice of an offer is found by the offer’s code. */
    putOfferCode: (hash: string, id: OfferId, practice: CompanyId): TransactItem =>
      rows.put({ pk: wholePk(hash), sk: `offers#${id}` }, { practice }),

    removeOfferCode: (hash: string, id: OfferId): TransactItem =>
      rows.remove({ pk: wholePk(hash), sk: `offers#${id}` }),

    /** What is known by this number, address or code: at most a page. */
    findWhole: async (hash: string): Promise<Whole[]> => {
      const { items } = await rows.page({ pk: wholePk(hash) }, 'eventual', { limit: PAGE })
      return items.flatMap(({ sk, shown, practice }): Whole[] => {
        if (shown) return [{ shown }]
        return [practice ? { practice } : { bookingId: sk.slice('bookings#'.length) as BookingId }]
      })
    },

    /**
     * A page of those whose name has these words, or the beginning of each. Those who have them with others between
     * are on further pages, as more rows are read for them; at once if there is nobody else.
     */
    find: async (
      scope: NameScope,
      words: readonly string[],
      from: Place = { step: 'phrase' },
      most = PAGE,
    ): Promise<{ items: Shown[]; next?: Place | undefined }> => {
      const hasMore = words.length > 1 && rarestWord(words).length >= MIN_LETTERS
      const { items, next } = await findStep(scope, words, from, most)
      if (next !== undefined) return { items, next: { step: from.step, after: next } }
      if (from.step === 'words' || !hasMore) return { items }
      if (items.length > 0) return { items, next: { step: 'words' } }
      const others = await findStep(scope, words, { step: 'words' }, most)
      return { items: others.items, ...(others.next !== undefined && { next: { step: 'words', after: others.next } }) }
    },

    /** All people or practices; `after` is the sort key of the last one listed. */
    listAll: (scope: NameScope, order: 'newest' | 'name', after?: string) =>
      indexPage(
        listed,
        { index: order, value: scope, keyOf: (id) => subjectItem.key(id), descending: order === 'newest' },
        after,
      ),

    /** All people or practices, for the export of the list. */
    exportAll: (scope: NameScope, cursor: Cursor | undefined): Promise<ItemPage<Shown>> =>
      listed.exportPage({ index: 'newest', newestPk: scope }, cursor),

    /** The ids of all of a scope, by the operator's command that rebuilds the lookup. */
    idsPage: (scope: NameScope, cursor: Cursor | undefined): Promise<ItemPage<SubjectId>> =>
      keysOnly.exportPage({ index: 'newest', newestPk: scope }, cursor),
  }
}

export type LookupRepository = ReturnType<typeof lookupRepository>
