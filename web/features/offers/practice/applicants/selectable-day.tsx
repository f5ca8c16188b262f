import { rateGroupLabels, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import type { PayPart } from '#shared/bookings/bookings.schema.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { payOn, locumName } from '#web/components/status/offer-facts.ts'
import { formatHours } from '#shared/kernel/format-shift.ts'
import { formatRateLine } from '#web/components/format/format-days.ts'
import { doubtOn } from './applicant-facts.ts'

const Frame = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '56px',
    px: '2.5',
    py: '1',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'm',
    bg: 'bg',
    cursor: 'pointer',
    _hover: { borderColor: 'border.emphasized' },
    '&[data-doubtful]': { borderStyle: 'dashed', borderColor: 'border.emphasized' },
    '&:has(:checked)': {
      borderColor: 'transparent',
      boxShadow: 'inset 0 0 0 2px {colors.secondary.solid}',
      bg: 'secondary.subtle',
      color: 'secondary.fg',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '2px' },
    '& input:focus-visible': { outline: 'none' },
    '& input:not(:checked) + *': { visibility: 'hidden' },
  },
})

const Tick = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '5',
    height: '5',
    border: '1.5px solid',
    borderColor: 'border.control',
    borderRadius: 's',
    bg: 'bg',
    cursor: 'pointer',
    _checked: { bg: 'secondary.solid', borderColor: 'secondary.solid' },
  },
})

/** The hours of a night shift before and after midnight, each with its rate. */
const PayPartLines = ({ parts, named }: { parts: readonly PayPart[]; named: boolean }) =>
  parts.map(({ date, group, hours, rate }) => (
    <Box key={date}>
      {formatHours(hours * 60)} {named && `${rateGroupInSentence(rateGroupLabels[group])} `}× {formatRate(Number(rate))}
    </Box>
  ))

export interface DayProps {
  offer: Offer
  application: ShownCandidate
  date: LocalDate
  isSelected: boolean
  onToggle: (application: ShownCandidate, date: LocalDate) => void
  /** Shows the date, on a phone. */
  showsDate?: boolean
}

/** A day of an applicant that can be selected, with its pay. */
export function SelectableDay({ offer, application, date, isSelected, onToggle, showsDate = false }: DayProps) {
  const { pay, parts } = payOn(offer, application.rates, date)
  const [amount, rate] = [formatRand(pay), formatRateLine(parts)]
  const doubt = doubtOn(application, date)
  return (
    <Frame data-doubtful={doubt ? '' : undefined}>
      <Box position="relative" flex="none" color="secondary.contrast">
        <Tick
          type="checkbox"
          checked={isSelected}
          onChange={() => onToggle(application, date)}
          aria-label={[locumName(application), formatCardDate(date), amount, rate, doubt].filter(Boolean).join(', ')}
        />
        <Box position="absolute" inset="0" display="grid" placeItems="center" pointerEvents="none">
          <Icon name="check" size={15} />
        </Box>
      </Box>
      <Row flex="1" minWidth="0" wrap align="center" columnGap="2.5">
        {showsDate && <b>{formatCardDate(date)}</b>}
        <Box ml="auto" textAlign="right" fontVariantNumeric="tabular-nums" whiteSpace={{ lg: 'nowrap' }}>
          <b>{amount}</b>
          <Box textStyle="s" color={isSelected ? undefined : 'fg.muted'}>
            {doubt && <Box color={isSelected ? undefined : 'status.pending.fg'}>{doubt}</Box>}
            {new Set(parts.map((part) => part.rate)).size > 1 ? <PayPartLines parts={parts} named={showsDate} /> : rate}
          </Box>
        </Box>
      </Row>
    </Frame>
  )
}
