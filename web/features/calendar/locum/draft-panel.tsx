import { formatDays } from '#web/components/format/format-days.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { useDeferredValue, useState } from 'react'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { DockedSheet } from '#web/ui/docked-sheet.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { text } from './locum-calendar.text.ts'
import { DayFacts, DayShifts, formatTappedDay, hasFacts, OpenShifts } from './locum-day-shifts.tsx'
import { DraftActions } from './draft-actions.tsx'
import { DraftForm } from './draft-form.tsx'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import type { DraftDays } from './use-draft-days.ts'
import type { useSaving } from './use-saving.ts'

/** The days without their number, which is shown beside it. */
const formatWhichDays = (dates: readonly LocalDate[]): string => formatDays(dates).replace(/^\d+ days, /, '')

const sentences = {
  chosen: (days: number) => `${formatCount(days, 'day')} chosen`,
  notSaved: (dates: readonly LocalDate[]) => `${formatWhichDays(dates)} · not saved yet`,
  noChanges: (dates: readonly LocalDate[]) => `${formatWhichDays(dates)} · no changes`,
  change: (days: number, posted: boolean) =>
    days === 1 ? `${posted ? 'Change' : 'Add'} availability` : `${posted ? 'Change' : 'Add'} ${days} days`,
  howToChoose: (canDrag: boolean): string =>
    `Choose ${canDrag ? 'a day or drag across several' : 'one or more days'}, then choose Available, Possibly Available or Unavailable.`,
}

interface Props {
  calendar: OwnCalendar
  draft: DraftDays
  saving: ReturnType<typeof useSaving>
  today: LocalDate
  onClear: () => void
}

const KeyCap = chakra('kbd', {
  base: {
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 's',
    px: '1.5',
    fontFamily: 'body',
    fontWeight: 'bold',
    bg: 'bg',
  },
})

const KeyboardHints = () => (
  <Row
    textStyle="s"
    color="fg.muted"
    wrap
    columnGap="3"
    rowGap="1.5"
    justify="center"
    mt="3.5"
    whiteSpace="nowrap"
    css={{ '& svg': { display: 'inline !important', verticalAlign: '-2px' } }}
  >
    <span>
      <KeyCap>
        <Icon name="back" size={14} />
      </KeyCap>{' '}
      <KeyCap>
        <Icon name="next" size={14} />
      </KeyCap>{' '}
      move
    </span>
    <span>
      <KeyCap>Space</KeyCap> choose
    </span>
    <span>
      <KeyCap>Shift</KeyCap> extend
    </span>
    <span>
      <KeyCap>Esc</KeyCap> clear
    </span>
  </Row>
)

const NoDaysChosen = ({ canDrag }: { canDrag: boolean }) => (
  <>
    <Row as="h2" textStyle="l" minHeight="11" align="center">
      {text.addAvailability}
    </Row>
    <Box color="fg.muted">{sentences.howToChoose(canDrag)}</Box>
  </>
)

/** Beside the calendar, even without chosen days, so that nothing moves while days are dragged across. */
export function DraftPane({ calendar, draft, saving, today, onClear, isMonth }: Props & { isMonth: boolean }) {
  const { chosen, lastTapped } = draft
  // The first tap draws its day at once, and the form right after.
  const hadDays = useDeferredValue(chosen.length > 0)
  const hasForm = hadDays && chosen.length > 0
  return (
    <chakra.aside
      aria-label="Chosen days"
      data-focus-out
      display="flex"
      flexDirection="column"
      minHeight="full"
      bg="bg.subtle"
      borderLeft="1px solid"
      borderColor="border"
    >
      <Box
        position="sticky"
        top="64px"
        maxHeight="calc(100dvh - 64px)"
        minHeight={{ lg: 'min(720px, calc(100dvh - 64px))' }}
        display="flex"
        flexDirection="column"
        pl="6"
        pr="8"
      >
        <Box
          flex="1"
          overflowY="auto"
          minHeight="0"
          mx="-2"
          px="2"
          pt="4"
          pb="4"
          tabIndex={0}
          role="group"
          aria-label="Availability of the chosen days"
        >
          {!hasForm ? (
            <>
              <NoDaysChosen canDrag={isMonth} />
              {lastTapped && (
                <Box mt="4">
                  <DayShifts calendar={calendar} date={lastTapped} />
                </Box>
              )}
            </>
          ) : (
            <>
              <Row justify="space-between" align="center" mr="-3">
                <chakra.h2 textStyle="l" aria-live="polite">
                  {sentences.chosen(draft.allDays.length)}
                </chakra.h2>
                <IconButton label="Clear selection" icon="close" onClick={onClear} />
              </Row>
              <Box color="fg.muted" mb="4">
                {draft.changed.length > 0 ? sentences.notSaved(draft.allDays) : sentences.noChanges(draft.allDays)}
              </Box>
              {chosen.length === 1 && <OpenShifts calendar={calendar} date={chosen[0] as LocalDate} />}
              <DraftForm key={chosen[0]} {...draft} today={today} />
            </>
          )}
        </Box>
        <Box py="4">
          {hasForm && <DraftActions draft={draft} saving={saving} today={today} />}
          {isMonth && <KeyboardHints />}
        </Box>
      </Box>
    </chakra.aside>
  )
}

/** Whether one of the days has availability that can be changed. */
const isPosted = ({ days }: Props['calendar'], dates: readonly LocalDate[]): boolean =>
  dates.some((date) => days.get(date)?.posting !== undefined)

/** What a tapped day has, on a phone: over the calendar’s lower part, where it is seen at once. */
function TappedDay({ calendar, draft, date, onClear, onChange }: TappedDayProps) {
  const isChosen = draft.chosen.includes(date)
  return (
    <DockedSheet
      onClose={isChosen ? onClear : draft.closeTapped}
      title={formatTappedDay(date)}
      {...(isChosen && {
        footer: (
          <Button look="primary" minHeight="11" onClick={onChange}>
            {sentences.change(1, isPosted(calendar, [date]))}
          </Button>
        ),
      })}
    >
      <DayFacts calendar={calendar} date={date} />
    </DockedSheet>
  )
}

interface TappedDayProps extends Pick<Props, 'calendar' | 'draft' | 'onClear'> {
  date: LocalDate
  onChange: () => void
}

function ChosenBar({
  calendar,
  draft,
  onClear,
  onChange,
}: Pick<Props, 'calendar' | 'draft' | 'onClear'> & { onChange: () => void }) {
  return (
    <StickyFooter flexDirection="row" alignItems="center">
      <IconButton label="Clear selection" icon="close" onClick={onClear} />
      <Box flex="1" minWidth="0">
        <b aria-live="polite">{sentences.chosen(draft.allDays.length)}</b>
        {draft.draft.repeat && <Small>Tap a day to leave it out.</Small>}
      </Box>
      <Button look="primary" minHeight="11" onClick={onChange}>
        {sentences.change(draft.allDays.length, isPosted(calendar, draft.allDays))}
      </Button>
    </StickyFooter>
  )
}

/** The same on a phone, in a sheet that opens once the days are chosen. */
export function DraftSheet({ calendar, draft, saving, today, onClear }: Props) {
  const [isOpened, setOpen] = useState(false)
  const { chosen, lastTapped } = draft
  const open = () => setOpen(true)
  const close = () => {
    setOpen(false)
    saving.clearErrors()
  }
  if (chosen.length === 0 && isOpened) setOpen(false)
  // A failed save opens the sheet again, with the error.
  if (chosen.length > 0 && (isOpened || saving.error !== null))
    return (
      <DockedSheet
        onClose={close}
        title={sentences.chosen(draft.allDays.length)}
        lead={draft.changed.length > 0 ? sentences.notSaved(draft.allDays) : sentences.noChanges(draft.allDays)}
        footer={<DraftActions draft={draft} saving={saving} today={today} />}
      >
        {chosen.length === 1 && <OpenShifts calendar={calendar} date={chosen[0] as LocalDate} />}
        <DraftForm key={chosen[0]} {...draft} today={today} onExceptions={close} />
      </DockedSheet>
    )
  if (lastTapped && hasFacts(calendar, lastTapped, chosen))
    return <TappedDay calendar={calendar} draft={draft} date={lastTapped} onClear={onClear} onChange={open} />
  if (chosen.length > 0) return <ChosenBar calendar={calendar} draft={draft} onClear={onClear} onChange={open} />
  return (
    <StickyFooter>
      <Box textAlign="center" color="fg.muted">
        Tap a day to set your availability.
      </Box>
    </StickyFooter>
  )
}
