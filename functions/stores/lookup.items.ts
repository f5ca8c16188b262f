import * as z from 'zod/mini'
import { FoundPerson, FoundPractice } from '#shared/admin/lookup.schema.ts'
import { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

/** What a list shows of a person or a practice. */
const shown = () => z.discriminatedUnion('kind', [FoundPerson, FoundPractice])

/**
 * What is found by a word of a name, under its first three letters, or by the hash of something whole. A code shows
 * nothing: its booking, or the practice of its offer, is read.
 */
export const lookupRowItem = defineItem({
  name: 'lookup row',
  table: 'lookup',
  version: 2,
  // The second version also shows who was sent back, and who is suspended.
  upgrades: { 1: (old) => old },
  schema: () =>
    z.strictObject({ pk: z.string(), sk: z.string(), shown: z.optional(shown()), practice: z.optional(CompanyId) }),
})

/** A person or a practice in the lists of all, with the keys of the rows by which they are found. */
export const subjectItem = defineItem({
  name: 'SUBJECT',
  table: 'lookup',
  version: 2,
  upgrades: { 1: (old) => old },
  storedOnly: ['newestPk', 'newestSk', 'namePk', 'nameSk'],
  schema: () =>
    z.strictObject({
      pk: z.union([UserId, CompanyId]),
      sk: z.literal('SUBJECT'),
      shown: shown(),
      rows: z.array(z.tuple([z.string(), z.string()])),
      newestPk: z.enum(['people', 'practices']),
      newestSk: z.string(),
      namePk: z.enum(['people', 'practices']),
      nameSk: z.string(),
      version: z.int(),
    }),
})

export const listedSubject = subjectItem.part('shown')
