import { formatCardDate, formatFormDate } from '#shared/kernel/dates.ts'
import type { Transaction } from '#shared/wallets/wallets.schema.ts'
import { formatMonth } from '#shared/kernel/format-month.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { formatAmount, formatSigned, groupByMonth, isAddition, noteLines } from './format-transaction.ts'
import { SortButton } from './sort-button.tsx'
import type { Order } from './own-wallet.api.ts'

interface Props {
  transactions: readonly Transaction[]
  order: Order
  onOrder: (order: Order) => void
}

/** Added or deducted, as a shape and not only by colour; the amount beside it has its sign. */
function Sign({ transaction }: { transaction: Transaction }) {
  const isAdded = isAddition(transaction)
  return (
    <Box
      display="inline-grid"
      placeItems="center"
      flex="none"
      width="24px"
      height="24px"
      borderRadius="full"
      bg={isAdded ? 'status.available.bg' : 'bg.muted'}
      color={isAdded ? 'green.fg' : 'fg.muted'}
      aria-hidden="true"
    >
      <Icon name={isAdded ? 'plus' : 'minus'} size={16} />
    </Box>
  )
}

const Reference = ({ transaction: { reference, referenceLink } }: { transaction: Transaction }) =>
  referenceLink ? (
    <TextLink inline to={referenceLink}>
      {reference}
    </TextLink>
  ) : (
    <>{reference}</>
  )

function Note({ transaction }: { transaction: Transaction }) {
  const { title, details } = noteLines(transaction)
  return (
    <>
      <Box overflowWrap="anywhere">{title}</Box>
      {details.map((line, at) => (
        <Small key={at} overflowWrap="anywhere">
          {line}
        </Small>
      ))}
    </>
  )
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th': {
      textStyle: 's',
      fontWeight: 'normal',
      color: 'fg.muted',
      textAlign: 'left',
      whiteSpace: 'nowrap',
      pb: '1',
      pr: '4',
    },
    '& td': { borderTop: '1px solid', borderColor: 'border', py: '1.5', pr: '4', height: '50px' },
    '& :is(th, td):last-of-type': { pr: '0' },
    '& [data-money]': { textAlign: 'right', whiteSpace: 'nowrap', pl: '2' },
    '& :is(th, td):first-of-type': { pr: '3' },
  },
})

/** On a wide screen: a column for each fact, sorted in the header of the date. */
export function TransactionTable({ transactions, order, onOrder }: Props) {
  return (
    <Table aria-label="Transactions">
      <thead>
        <tr>
          <chakra.td width="36px" css={{ '&&': { borderTop: 'none', height: 'auto', py: '0' } }} />
          <th scope="col" aria-sort={order === 'desc' ? 'descending' : 'ascending'}>
            <SortButton order={order} onOrder={onOrder}>
              Date
            </SortButton>
          </th>
          <th scope="col">Note</th>
          <th scope="col">Reference</th>
          <th scope="col" data-money>
            Amount
          </th>
          <th scope="col" data-money>
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map((transaction) => (
          <tr key={transaction.id}>
            <td>
              <Sign transaction={transaction} />
            </td>
            <chakra.td whiteSpace="nowrap">{formatFormDate(transaction.date)}</chakra.td>
            <chakra.td width="full">
              <Note transaction={transaction} />
            </chakra.td>
            <chakra.td whiteSpace="nowrap">
              <Reference transaction={transaction} />
            </chakra.td>
            <chakra.td fontWeight="bold" data-money>
              {formatSigned(transaction)}
            </chakra.td>
            <td data-money>{formatAmount(transaction.balance)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Item = chakra('li', {
  base: { display: 'flex', gap: '3', py: '3', borderTop: '1px solid', borderColor: 'border' },
})

/** On a phone: by month, the balance below each amount. */
export function TransactionMonths({ transactions, heading }: Pick<Props, 'transactions'> & { heading: 'h3' | 'h4' }) {
  return groupByMonth(transactions).map(({ month, items }) => (
    <Box as="section" key={month} mb="4" aria-label={formatMonth(`${month}-01`)}>
      <chakra.h4 as={heading} textStyle="s" fontWeight="bold" color="fg.muted" mb="2">
        {formatMonth(`${month}-01`)}
      </chakra.h4>
      <ul>
        {items.map((transaction) => (
          <Item key={transaction.id}>
            <Sign transaction={transaction} />
            <Row flex="1" minWidth="0" wrap justify="space-between" columnGap="4">
              <Box flex="1 1 9rem" minWidth="0">
                <Note transaction={transaction} />
                <Small>
                  {formatCardDate(transaction.date)}
                  {transaction.reference && (
                    <>
                      {' · '}
                      <Reference transaction={transaction} />
                    </>
                  )}
                </Small>
              </Box>
              <Box textAlign="right" ml="auto" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                <b>{formatSigned(transaction)}</b>
                <Small>
                  <chakra.span srOnly>Balance </chakra.span>
                  {formatAmount(transaction.balance)}
                </Small>
              </Box>
            </Row>
          </Item>
        ))}
      </ul>
    </Box>
  ))
}
