import { type ReactNode, useState } from 'react'
import { localTimeAt, type Instant } from '#shared/kernel/dates.ts'
import { chakra, Row } from '#web/ui/chakra.ts'
import { formatChatTime } from './chat-time.ts'
import { partsOf } from './message-text.ts'

const Address = chakra('a', {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px', textDecorationThickness: '1px' },
})

/** What was written, never as markup. An address opens a page of its own when it is pressed. */
export function MessageBody({ text }: { text: string }) {
  return partsOf(text).map(({ text: words, href }, at) =>
    href ? (
      <Address key={at} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </Address>
    ) : (
      words
    ),
  )
}

export const Bubble = chakra('div', {
  base: {
    width: 'fit-content',
    maxWidth: 'full',
    px: '3.5',
    py: '2',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: '16px',
    bg: 'bg',
    color: 'fg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Marks piled on a letter would cover other messages.
    overflow: 'clip',
  },
  variants: {
    own: { true: { bg: 'secondary.tint', borderColor: 'transparent', ml: 'auto' } },
    /** The first of several points at its writer. */
    points: { left: { borderTopLeftRadius: '4px' }, right: { borderTopRightRadius: '4px' } },
  },
})

/** As high as the button of other messages: with earlier messages, another one is the first of its day. */
const BothTimes = ({ at }: { at: Instant }) => (
  <chakra.time dateTime={at} display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="1.5" minHeight="6">
    <span>{localTimeAt(at)}</span>
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="normal">
      ({formatChatTime(at)} UTC)
    </chakra.span>
  </chakra.time>
)

/** The time in South Africa; in UTC too (SPEC 9) with the first of a day, and with others on focus or a tap. */
export function ChatTime({ at, isFirstOfDay }: { at: Instant; isFirstOfDay: boolean }) {
  const [isOpen, setOpen] = useState(false)
  if (isFirstOfDay) return <BothTimes at={at} />
  const open = () => setOpen(true)
  return (
    <chakra.button type="button" minHeight="6" minWidth="6" title="Show the time in UTC" onFocus={open} onClick={open}>
      {isOpen ? <BothTimes at={at} /> : <time dateTime={at}>{localTimeAt(at)}</time>}
    </chakra.button>
  )
}

export function Foot({ own = false, children }: { own?: boolean; children: ReactNode }) {
  return (
    <Row
      wrap
      align="center"
      justify={own ? 'flex-end' : 'flex-start'}
      columnGap="2"
      mt="1"
      px="0.5"
      textStyle="s"
      color="fg.subtle"
      overflowWrap="anywhere"
    >
      {children}
    </Row>
  )
}

/** A line across the conversation with words in it. */
export const Line = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    color: 'fg.subtle',
    textStyle: 's',
    fontWeight: 'bold',
    textAlign: 'center',
    _before: { content: '""', flex: '1', height: '1px', bg: 'border' },
    _after: { content: '""', flex: '1', height: '1px', bg: 'border' },
  },
  variants: {
    fresh: { true: { color: 'accent.fg', _before: { bg: 'accent.fg' }, _after: { bg: 'accent.fg' } } },
  },
})
