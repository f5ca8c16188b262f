import type { ReactNode } from 'react'
import { formatCardDate, formatFormDate, type Instant, localTimeAt, todayAt } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Redemption, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formatAmount } from './format-transaction.ts'

/** `28/11/2026, 08:12` */
export const formatMoment = (at: Instant): string => `${formatFormDate(todayAt(at))}, ${localTimeAt(at)}`

interface LineProps {
  icon: IconName
  isDone?: boolean
  title: string
  amount?: string
  children?: ReactNode
}

const Line = ({ icon, isDone = false, title, amount, children }: LineProps) => (
  <Row as="li" gap="4" py="3" borderTop="1px solid" borderColor="border">
    <Box color={isDone ? 'status.available.fg' : 'fg.muted'}>
      <Icon name={icon} />
    </Box>
    <Box flex="1" minWidth="0">
      <Row wrap justify="space-between" columnGap="4" fontWeight="bold">
        <span>{title}</span>
        {amount && (
          <Box as="span" ml="auto" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {amount}
          </Box>
        )}
      </Row>
      <Small overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </Small>
    </Box>
  </Row>
)

function Answer({ redemption: { status, answerBy, decidedAt, note, amount } }: { redemption: Redemption }) {
  const decided = decidedAt && formatFormDate(todayAt(decidedAt))
  if (status === 'settled')
    return (
      <Line icon="free" isDone title={`Settled on ${decided}`}>
        {note}
      </Line>
    )
  if (status === 'refused')
    return (
      <Line icon="off" title={`Refused on ${decided}`}>
        {note}
        <Box color="fg" mt={note ? '1' : undefined}>
          {formatAmount(amount)} is back in your balance.
        </Box>
      </Line>
    )
  return (
    <Line icon="pending" title={`We answer by ${formatCardDate(answerBy)}`}>
      You get an e-mail with our answer. If we can’t pay it out, the whole amount comes back to your balance.
    </Line>
  )
}

interface Props {
  redemption: Redemption
  /** Of the wallet now, once it is loaded. */
  summary: WalletSummary | undefined
  /** Its page is open, so the code leads nowhere else. */
  isOpen?: boolean
}

/** Who asked for how much, what has become of it, and what there is now. */
export function RedemptionFacts({ redemption, summary, isOpen = false }: Props) {
  const { id, amount, requestedBy, requestedAt } = redemption
  const next = summary?.toCome?.next
  return (
    <ul>
      <Line icon="free" isDone title="Requested" amount={formatAmount(amount)}>
        {requestedBy}, {formatMoment(requestedAt)} ·{' '}
        {isOpen ? (
          id
        ) : (
          <TextLink inline to={paths.practice.redemption(id)}>
            {id}
          </TextLink>
        )}
      </Line>
      <Answer redemption={redemption} />
      {summary && (
        <Line icon="wallet" title="Balance now" amount={formatAmount(summary.total)}>
          {next
            ? `New credits are added as before, next on ${formatCardDate(next.date)}.`
            : 'New credits are added as before, once a booking’s last day is over.'}
        </Line>
      )}
    </ul>
  )
}
