import { DateTile } from '#web/components/cards/date-tile.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { chatText as text } from './chat.text.ts'
import type { ConversationSubject } from './conversation-subject.ts'

const Frame = chakra('article', {
  base: {
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '3', md: '4' },
    px: { base: '4', md: '6' },
    py: '3',
    bg: 'bg.subtle',
    borderBottom: '1px solid',
    borderColor: 'border',
    // A low screen is for the messages.
    '@media (max-height: 31em)': { display: 'none' },
  },
})

/** The subject of a conversation stays above its messages; with a link, unless its page is open already. */
export function PinnedSubject({ subject, linked = false }: { subject: ConversationSubject; linked?: boolean }) {
  const { dates, profession, status, hours, rate, total, link } = subject
  const [first = ''] = dates
  const [times, lunch] = hours
  return (
    <Frame aria-label={text.about}>
      <DateTile dates={{ first, last: dates.at(-1) ?? first, count: dates.length }} family={status.family} />
      <Box flex="1 1 7rem" minWidth="0" overflowWrap="anywhere">
        <Row wrap align="center" columnGap="2.5" rowGap="1">
          <Box as="b" display={{ base: 'none', md: 'block' }}>
            {profession}
          </Box>
          <StatusWord {...status} />
        </Row>
        <Box color="fg.muted" fontVariantNumeric="tabular-nums">
          {times}
          {/* A phone has room for the times alone. */}
          {lunch && (
            <Box as="span" display={{ base: 'none', md: 'inline' }}>
              {` · ${lunch}`}
            </Box>
          )}
        </Box>
        <Small display={{ md: 'none' }} fontVariantNumeric="tabular-nums">
          {rate} · {total}
        </Small>
      </Box>
      <Box
        display={{ base: 'none', md: 'block' }}
        flex="none"
        textAlign="right"
        fontVariantNumeric="tabular-nums"
        whiteSpace="nowrap"
      >
        <Small>{rate}</Small>
        <Box as="b" textStyle="l">
          {total}
        </Box>
      </Box>
      {linked && (
        <ButtonLink to={link.to} size="s">
          {link.label}
        </ButtonLink>
      )}
    </Frame>
  )
}
