import { formatDays } from '#web/components/format/format-days.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { Icon } from '#web/ui/icon.tsx'

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
    leftOut > 0 && `${formatCount(leftOut, 'locum')} not listed: not free in your hours on any of your days.`,
    ...booked.map(({ name, dates }) => `${name} is booked with you on ${formatDays(dates)}.`),
    hidden > 0 && `${formatCount(hidden, 'locum')} hidden by your filters.`,
    'Locums are listed in the region where they live and in the regions they travel to.',
    'Locums who are pending approval are not listed yet.',
    ranked && 'For a low score, open “Why this match” on the locum’s card.',
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
        Can’t find a locum?
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
