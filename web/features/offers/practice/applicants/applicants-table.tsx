import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { memo } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { type ApplicantHandlers, ApplicantSummary } from './applicant-summary.tsx'
import type { SelectedApplicant } from './selection.ts'
import { CostRows } from './cost-rows.tsx'
import { DayCell } from './day-cell.tsx'
import { DayHeader, DayStatus } from './day-header.tsx'

const NAME_WIDTH_PX = 280
const DAY_WIDTH_PX = 180
/** With more applicants the table scrolls separately, so that its head stays visible. */
const MAX_UNSCROLLED_ROWS = 8

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    '& th': { textAlign: 'left', fontWeight: 'normal' },
    // Names and dates stay visible while the rest scrolls.
    '& tr > :first-child': { position: 'sticky', left: '0', zIndex: 1, bg: 'bg' },
    '& thead th': { position: 'sticky', top: '0', zIndex: 2, bg: 'bg' },
    '& thead tr > :first-child': { zIndex: 3 },
    '& thead th, & tbody th, & tbody td': { borderTop: '1px solid', borderColor: 'border' },
    '& thead tr > *': { px: '4', py: '2.5', verticalAlign: 'top' },
    '& tbody tr > *': { height: '72px', p: '1.5' },
    '& tr > :first-child, & tbody tr > :first-child': { pl: '0', pr: '6' },
    '& col[data-on]': { bg: 'bg.subtle' },
    '& thead [data-on]': {
      bg: 'bg.subtle',
      borderTopColor: 'secondary.solid',
      boxShadow: 'inset 0 1px 0 {colors.secondary.solid}',
    },
    '& tbody tr[data-day-status] > *': { height: '36px', py: '0', px: '4' },
    '& tbody tr[data-day-status] > :first-child': { pl: '0' },
  },
})

interface RowProps extends ApplicantHandlers {
  offer: Offer
  application: ShownCandidate
  selectedDates: readonly LocalDate[]
  onToggle: (application: ShownCandidate, date: LocalDate) => void
}

const ApplicantRow = memo(function ApplicantRow({
  offer,
  application,
  selectedDates,
  onToggle,
  ...handlers
}: RowProps) {
  return (
    <tr>
      <th scope="row">
        <ApplicantSummary offer={offer} application={application} {...handlers} />
      </th>
      {offer.request_dates.map(({ date }) => (
        <td key={date}>
          <DayCell
            offer={offer}
            application={application}
            date={date}
            isSelected={selectedDates.includes(date)}
            onToggle={onToggle}
          />
        </td>
      ))}
    </tr>
  )
})

interface Props extends ApplicantHandlers {
  offer: Offer
  applicants: readonly ShownCandidate[]
  selections: readonly SelectedApplicant[]
  onToggle: (application: ShownCandidate, date: LocalDate) => void
}

const noDates: readonly LocalDate[] = []

export function ApplicantsTable({ offer, applicants, selections, ...handlers }: Props) {
  const selectedDates = selections.flatMap(({ dates }) => dates)
  const days = offer.request_dates.length
  const width = NAME_WIDTH_PX + DAY_WIDTH_PX * days
  return (
    <Box
      role="region"
      aria-label="Applicants by day"
      tabIndex={0}
      position="relative"
      containerType="inline-size"
      overflow="auto"
      maxHeight={applicants.length > MAX_UNSCROLLED_ROWS ? 'max(400px, calc(100dvh - 180px))' : undefined}
    >
      <Table style={{ minWidth: width, maxWidth: NAME_WIDTH_PX + 1.5 * DAY_WIDTH_PX * days }}>
        <colgroup>
          <col style={{ width: NAME_WIDTH_PX }} />
          {offer.request_dates.map(({ date }) => (
            <col key={date} data-on={selectedDates.includes(date) || undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <chakra.h2 textStyle="l">{formatCount(applicants.length, 'applicant')}</chakra.h2>
              <Small mt="0.5">
                {applicants.some(({ live_dates }) => live_dates.length > 0) && 'Choose one for each day'}
              </Small>
              <Small
                // Shown only where the table is wider than its container, whose width is 100cqi.
                maxHeight="calc((var(--table) - 100cqi) * 99)"
                overflow="hidden"
                style={{ '--table': `${width}px` } as object}
                aria-hidden="true"
              >
                {days} days: scroll sideways for more
              </Small>
            </th>
            {offer.request_dates.map(({ date }) => (
              <th key={date} scope="col" data-on={selectedDates.includes(date) || undefined}>
                <DayHeader offer={offer} date={date} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-day-status="">
            <chakra.th scope="row" textStyle="s" color="fg.muted">
              Days
            </chakra.th>
            {offer.request_dates.map(({ date }) => (
              <td key={date}>
                <DayStatus brief offer={offer} date={date} />
              </td>
            ))}
          </tr>
          {applicants.map((application) => (
            <ApplicantRow
              key={application.id}
              offer={offer}
              application={application}
              selectedDates={selections.find((one) => one.application.id === application.id)?.dates ?? noDates}
              {...handlers}
            />
          ))}
        </tbody>
        <CostRows offer={offer} selections={selections} />
      </Table>
    </Box>
  )
}
