import { Box, chakra } from '#web/ui/chakra.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchText as text } from './search.text.ts'

interface Props {
  leftOut: number
  /** Who is not listed, but booked with the practice on some of the days. */
  booked: readonly { name: string; dates: readonly LocalDate[] }[]
  hidden: number
  ranked: boolean
}

/** Why a locum that the practice expects is not listed, or has a low score. */
export function WhyNotListed({ leftOut, booked, hidden, ranked }: Props) {
  const reasons = [
    leftOut > 0 && text.notListedNotFree(leftOut),
    ...booked.map(({ name, dates }) => text.notListedBooked(name, dates)),
    hidden > 0 && text.notListedHidden(hidden),
    text.notListedElsewhere,
    text.notListedUnapproved,
    ranked && text.lowScoreHint,
  ].filter((reason) => reason !== false)
  return (
    <chakra.details mt="4" css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minHeight="tap"
        color="accent.fg"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {text.notListed}
        <Icon name="down" size={16} />
      </chakra.summary>
      <Box asChild color="fg.muted" maxWidth="text" pl="5" display="grid" gap="1">
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Box>
    </chakra.details>
  )
}
