import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { FileDifference, OptionLists, OptionsFile, SavedLists } from './option-lists.schema.ts'
import { shownOptionsContract } from './shown-options.contract.ts'

export const optionsContract = defineContract({
  ...shownOptionsContract,
  getOptionLists: {
    method: 'GET',
    path: '/admin/options',
    summary: 'All options for their editor, deleted ones included, and how many locums and offers have each',
    access: { roles: ['SuperAdmin'] },
    response: OptionLists,
    errors: [],
    reads: ['options'],
  },
  compareOptions: {
    method: 'POST',
    path: '/admin/options/difference',
    summary: 'What a file of options would change, and which of its rows cannot be taken over; nothing is saved',
    access: { roles: ['SuperAdmin'] },
    body: OptionsFile,
    bodyLimit: { bytes: 1_000_000, refusal: 'PAYLOAD_TOO_LARGE' },
    response: FileDifference,
    errors: [],
    takesNoKey: true,
    changes: [],
  },
  saveOptions: {
    method: 'PUT',
    path: '/options',
    summary: 'Save lists of options whole: their order, their names, and what is added or deleted',
    access: { roles: ['SuperAdmin'] },
    body: SavedLists,
    bodyLimit: { bytes: 1_000_000, refusal: 'PAYLOAD_TOO_LARGE' },
    response: z.strictObject({ version: z.string() }),
    errors: ['STALE_STATE'],
    takesVersion: 'needed',
    changes: ['options'],
  },
})
