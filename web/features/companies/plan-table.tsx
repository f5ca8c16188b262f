import { formatRand } from '#shared/kernel/money.ts'
import { plans } from '#shared/kernel/plans.ts'
import { useTablet } from '#web/platform/media.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import type { ComparedMonth, Comparison } from './plan-comparison.ts'

const byBookingLabel = (): string => `${plans['pay-when-you-book'].name}, after credits`
const withPro = (): string => `With ${plans['pro-practice'].short}`
const proLabel = (): string => plans['pro-practice'].name

const byBookingParts = ({ byBooking: { fee, credits } }: ComparedMonth): string =>
  `${formatRand(fee)} fee − ${formatRand(credits)} credits`
const proParts = ({ pro: { membership, fee } }: ComparedMonth): string =>
  `${formatRand(membership)} + ${formatRand(fee)} fee`

function WithPro({ month: { byBooking, pro } }: { month: ComparedMonth }) {
  const more = pro.total - byBooking.total
  if (more === 0) return 'the same'
  return (
    <Box as="span" whiteSpace="nowrap">
      {formatRand(Math.abs(more))}{' '}
      {more > 0 ? (
        'more'
      ) : (
        <Box as="span" color="status.available.fg" fontWeight="bold">
          less
        </Box>
      )}
    </Box>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'right', py: '1', pl: '3', verticalAlign: 'middle' },
    '& th:first-of-type': { textAlign: 'left', pl: '0' },
    '& thead th': { color: 'fg.muted', fontWeight: 'normal', textStyle: 's', verticalAlign: 'bottom' },
    '& tbody > tr > *': { borderTop: '1px solid', borderColor: 'border' },
    '& [data-total] > *': { fontWeight: 'bold', borderColor: 'border.emphasized' },
  },
})

const Amount = ({ total, parts }: { total: number; parts: string }) => (
  <td>
    <b>{formatRand(total)}</b>
    <Small fontWeight="normal" whiteSpace="nowrap">
      {parts}
    </Small>
  </td>
)

function MonthsTable({ rows, sum }: { rows: readonly ComparedMonth[]; sum: ComparedMonth | undefined }) {
  return (
    <Table>
      <thead>
        <tr>
          {['Month', 'Locum pay', byBookingLabel(), proLabel(), withPro()].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((month) => (
          <tr key={month.name} data-total={month === sum ? '' : undefined}>
            <th scope="row">{month.name}</th>
            <td>{formatRand(month.pay)}</td>
            <Amount total={month.byBooking.total} parts={byBookingParts(month)} />
            <Amount total={month.pro.total} parts={proParts(month)} />
            <td>
              <WithPro month={month} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function MonthCard({ month }: { month: ComparedMonth }) {
  const lines = [
    { label: byBookingLabel(), total: month.byBooking.total, parts: byBookingParts(month) },
    { label: proLabel(), total: month.pro.total, parts: proParts(month) },
  ]
  return (
    <Box as="li" borderTop="1px solid" borderColor="border" py="3" fontVariantNumeric="tabular-nums">
      <Row wrap justify="space-between" columnGap="3">
        <b>{month.name}</b>
        <Box as="span" color="fg.muted">
          Locum pay {formatRand(month.pay)}
        </Box>
      </Row>
      {lines.map(({ label, total, parts }) => (
        <Row key={label} justify="space-between" gap="3" mt="1.5">
          <Box minWidth="0">
            {label}
            <Small>{parts}</Small>
          </Box>
          <Box as="b" whiteSpace="nowrap">
            {formatRand(total)}
          </Box>
        </Row>
      ))}
      <Row justify="space-between" gap="3" mt="1.5">
        <span>{withPro()}</span>
        <WithPro month={month} />
      </Row>
    </Box>
  )
}

/** What both plans come to in each month: a table or, on a phone, a card for each. */
export function PlanTable({ comparison: { months, sum } }: { comparison: Comparison }) {
  const rows = sum ? [...months, sum] : months
  if (useTablet()) return <MonthsTable rows={rows} sum={sum} />
  return (
    <ul>
      {rows.map((month) => (
        <MonthCard key={month.name} month={month} />
      ))}
    </ul>
  )
}
