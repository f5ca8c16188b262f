import { NEW_NOTES } from '#shared/offers/offer-changes.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { formatChanges } from './format-changes.ts'

interface Props {
  offer: Offer
  title: string
  children?: string
}

/** What an edit has changed since a locum applied or was asked. */
export function WhatChanged({ offer, title, children }: Props) {
  if (!offer.before_edit) return null
  const { new_notes: hasNewNotes, ...before } = offer.before_edit
  const changes = [...formatChanges({ ...before, notes: offer.notes }, offer), ...(hasNewNotes ? [NEW_NOTES] : [])]
  // Edits that take each other back have changed nothing.
  if (changes.length === 0 && !children) return null
  return (
    <Note title={title}>
      {children}
      {changes.length > 0 && (
        <chakra.ul mt="1" pl="5" listStyleType="disc">
          {changes.map((change) => (
            <Box as="li" key={change}>
              {change}
            </Box>
          ))}
        </chakra.ul>
      )}
    </Note>
  )
}
