import type { ReactNode } from 'react'
import { Note } from '#web/ui/note.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'

interface Props {
  onStartAgain: () => void
  children?: ReactNode
}

/** Says that input from an earlier visit is back. */
export function DraftNote({ onStartAgain, children = 'Nothing has been sent yet.' }: Props) {
  return (
    <Note title="Your draft is back." action={<TextButton onClick={onStartAgain}>Start again</TextButton>}>
      {children}
    </Note>
  )
}

/** Says that another offer was begun and is still kept. */
export const UnfinishedOfferNote = ({ to }: { to: string }) => (
  <Note title="You have an unfinished offer." action={<TextLink to={to}>Continue it</TextLink>}>
    It’s kept as a draft.
  </Note>
)
