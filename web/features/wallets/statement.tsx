import { useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { statementFormats } from '#shared/wallets/wallet-kinds.ts'
import type { StatementFile, StatementRequest } from '#shared/wallets/wallets.schema.ts'
import { formatMonth } from '#shared/kernel/format-month.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { currentDay } from '#web/platform/clock.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Row, Small } from '#web/ui/chakra.ts'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { Select } from '#web/ui/select.tsx'
import { statementMonths } from './statement-months.ts'

type Format = StatementRequest['format']

const formatNames = { pdf: 'PDF', csv: 'CSV' } as const satisfies Record<Format, string>

const saveStatement = ({ name, type, content }: StatementFile): void =>
  saveFile(
    name,
    type,
    Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
  )

interface Command {
  mutate: (request: StatementRequest, callbacks: { onSuccess: (file: StatementFile) => void }) => void
  isPending: boolean
  variables: StatementRequest | undefined
}

/** The month that is chosen, and how its statement is made and saved. */
export function useStatement(since: LocalDate, { mutate, isPending, variables }: Command) {
  const months = statementMonths(since, currentDay())
  const [chosen, setMonth] = useState<string>()
  const month = chosen !== undefined && months.includes(chosen) ? chosen : (months[0] as string)
  return {
    months,
    month,
    setMonth,
    making: isPending ? variables?.format : undefined,
    save: (format: Format) => mutate({ month, format }, { onSuccess: saveStatement }),
  }
}

type Statement = ReturnType<typeof useStatement>

const Months = ({ months, month, setMonth, flex }: Statement & { flex?: string }) => (
  <Select
    compact
    flex={flex}
    aria-label="Month of the statement"
    value={month}
    onChange={({ currentTarget }) => setMonth(currentTarget.value)}
  >
    {months.map((value) => (
      <option key={value} value={value}>
        {formatMonth(`${value}-01`)}
      </option>
    ))}
  </Select>
)

/** A super admin makes none of whom they view or act for. */
const lock = () => ({ icon: viewLock.ownerAlone ? 'lock' : 'download', ...viewLock.ownerAlone }) as const

const WhyLocked = () => viewLock.ownerAlone && <Small flex="1 0 100%">{viewLock.ownerAlone.title}</Small>

/** Beside the heading of the transactions. */
export const StatementTools = (statement: Statement) => (
  <Row
    role="group"
    aria-label="Statement"
    align="center"
    gap="2"
    flex={{ base: '1 0 100%', md: 'none' }}
    maxWidth={{ md: '400px' }}
    flexWrap={viewLock.ownerAlone && 'wrap'}
    css={{ '@media (max-width: 340px)': { flexWrap: 'wrap' } }}
  >
    <Small display={{ base: 'none', md: 'block' }} aria-hidden="true">
      Statement
    </Small>
    <Months {...statement} flex="1 1 132px" />
    {statementFormats.map((format) => (
      <Button
        key={format}
        size="s"
        textStyle="s"
        aria-label={`Download the statement as ${formatNames[format]}`}
        busy={statement.making === format}
        disabled={statement.making !== undefined}
        onClick={() => statement.save(format)}
        {...lock()}
      >
        {formatNames[format]}
      </Button>
    ))}
    <WhyLocked />
  </Row>
)

/** On a phone, where a statement is all that there is to do. */
export function StatementFooter(statement: Statement) {
  const [format, setFormat] = useState<Format>('pdf')
  return (
    <>
      <Row gap="3">
        <Months {...statement} flex="1 1 0" />
        <Segments role="group" aria-label="Kind of file" css={{ '&&': { flex: '1 1 0', width: 'auto' } }}>
          {statementFormats.map((one) => (
            <Segment key={one} aria-pressed={one === format} onClick={() => setFormat(one)}>
              {formatNames[one]}
            </Segment>
          ))}
        </Segments>
      </Row>
      <Button look="primary" busy={statement.making !== undefined} onClick={() => statement.save(format)} {...lock()}>
        Download statement
      </Button>
      <WhyLocked />
    </>
  )
}
