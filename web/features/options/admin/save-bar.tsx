import { formatCount } from '#web/components/format/format-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import type { ReactNode } from 'react'

interface Props {
  count: number
  /** What a change is called: `change`, `day`. */
  noun: string
  summary: ReactNode
  busy: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What is not saved yet, in a sentence, and its two ways out. */
export function SaveBar({ count, noun, summary, busy, onSave, onDiscard }: Props) {
  if (count === 0) return null
  const changes = formatCount(count, noun)
  return (
    <StickyFooter as="section" aria-label="Unsaved changes">
      <Box flex="1" minWidth="0" role="status">
        <b>{changes} not saved</b>
        <Small overflowWrap="anywhere">{summary}</Small>
      </Box>
      <Row gap="3" css={{ '& > *': { flex: { base: 1, md: 'none' } } }}>
        <Button onClick={onDiscard} disabled={busy}>
          Discard
        </Button>
        <Button look="primary" busy={busy} onClick={onSave}>
          Save {changes}
        </Button>
      </Row>
    </StickyFooter>
  )
}
