import { useState } from 'react'
import { holidayYears } from '#shared/options/announced-holidays.rules.ts'
import { rowsAt } from '#shared/options/list-places.rules.ts'
import type { OptionLists, OptionRow } from '#shared/options/option-lists.schema.ts'
import { formatFormDate, formatInstant, weekdayName } from '#shared/kernel/dates.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { AddHoliday } from './add-holiday.tsx'
import { type Draft } from './draft.ts'
import { holidayPlace, type HolidayRow, holidaysOf } from './holiday-rows.ts'
import { bookedText } from './holiday-summary.ts'
import type { ListProps } from './list-table.tsx'
import { changeOf } from './list-table.tsx'
import { RemoveIcon } from './row-icons.tsx'
import { RowMark } from './row-mark.tsx'
import { ListTable, NameButton, RowTool } from './table-parts.tsx'
import { useDayUse } from './use-day-use.ts'

const bases = { law: 'Public Holidays Act', monday: 'Act: the Monday after' } as const

const Locked = () => (
  <Row justify="center" width="10" color="fg.subtle" ml="auto">
    <Icon name="lock" size={18} />
    <chakra.span srOnly>Set by law</chakra.span>
  </Row>
)

const basisText = ({ basis, announced }: HolidayRow): string =>
  basis === 'announced' ? `Announced ${formatFormDate(announced?.announced ?? '')}` : bases[basis]

function Name({ row, list }: { row: HolidayRow; list: ListProps }) {
  const { announced, name, date } = row
  const change = changeOf(list, date)
  if (!announced) return name
  return (
    <Row wrap align="center" columnGap="3">
      {announced.isdeleted ? (
        <s>{name}</s>
      ) : (
        <NameButton fontWeight="bold" onClick={() => list.editing.open({ place: list.place, code: date })}>
          {name}
        </NameButton>
      )}
      {change && <RowMark action={change.action} />}
    </Row>
  )
}

function Tool({ announced, list }: { announced: OptionRow; list: ListProps }) {
  const { editing, place } = list
  return announced.isdeleted ? (
    <TextButton aria-label={`Restore ${announced.name}`} onClick={() => editing.restore(place, announced.code)}>
      Restore
    </TextButton>
  ) : (
    <RowTool aria-label={`Remove ${announced.name}`} onClick={() => editing.remove(place, announced.code)}>
      <RemoveIcon />
    </RowTool>
  )
}

function DayRow({ row, list, booked }: { row: HolidayRow; list: ListProps; booked: string }) {
  const isAnnounced = row.basis === 'announced'
  const basis = (
    <Row as="span" align="center" gap="1.5" color={isAnnounced ? 'status.pending.fg' : 'fg.muted'} textStyle="s">
      {isAnnounced && <Icon name="calendar" size={14} />}
      {basisText(row)}
    </Row>
  )
  return (
    <tr data-changed={changeOf(list, row.date)?.action === 'added' ? '' : undefined}>
      <Day>
        {formatFormDate(row.date)} <Box as="span">{weekdayName(row.date)}</Box>
      </Day>
      <td>
        <Name row={row} list={list} />
        <div data-below="detail">{basis}</div>
      </td>
      <td data-detail>{basis}</td>
      <td data-number data-wide>
        {booked}
      </td>
      <td data-tool>{row.announced ? <Tool announced={row.announced} list={list} /> : <Locked />}</td>
    </tr>
  )
}

const Day = chakra('td', { base: { width: '132px', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } })

interface Props {
  list: ListProps
  stored: OptionLists
  onAdd: (draft: Draft) => void
}

/** The public holidays of a year: by law, and announced besides. */
export function HolidaysSection({ list, stored, onAdd }: Props) {
  const years = holidayYears(currentDay())
  const [year, setYear] = useState(currentDay().slice(0, 4))
  const rows = holidaysOf(year, rowsAt(list.draft.lists, holidayPlace))
  const use = useDayUse(
    rows.map(({ date }) => date),
    stored,
  )
  return (
    <>
      <Row mb="4">
        <Segments role="group" aria-label="Year">
          {years.map((one) => (
            <Segment key={one} aria-pressed={one === year} onClick={() => setYear(one)}>
              {one}
            </Segment>
          ))}
        </Segments>
      </Row>
      <ListTable>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Name</th>
            <th scope="col" data-detail>
              Basis
            </th>
            <th scope="col" data-number data-wide>
              Booked
            </th>
            <td data-tool />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DayRow key={row.date} row={row} list={list} booked={bookedText(use, row.date)} />
          ))}
        </tbody>
      </ListTable>
      <AddHoliday
        draft={list.draft}
        onAdd={(draft, date) => {
          onAdd(draft)
          if (years.includes(date.slice(0, 4))) setYear(date.slice(0, 4))
        }}
      />
      <Small mt="3">
        Bookings confirmed before a day was announced keep their rate; later ones take the holiday rate.
        {stored.counted && ` Open offers were counted ${formatInstant(stored.counted.at)}.`}
      </Small>
    </>
  )
}
