import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Box, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import { MonthSkeleton } from '#web/components/people/locum-pane-skeleton.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import type { ShiftSelection } from '#web/components/days/shift-selection.ts'
import { currentDay } from '#web/platform/clock.ts'
import { RequestFooter } from './request-footer.tsx'
import { RequestMonth } from './request-month.tsx'
import { HoursSection, NotesField, RatesSection, RespondWithinField } from './request-terms.tsx'
import { useLocumCalendar, useRequestForm } from './use-request-form.ts'

const RequestSent = lazyPage(() => import('./request-sent.tsx'), 'RequestSent', null)

interface Props {
  professional: PublicProfessional
  shiftSelection: ShiftSelection
}

function Form({ professional, shiftSelection, calendar }: Props & { calendar: ReturnType<typeof useLocumCalendar> }) {
  const { company } = useActiveCompany()
  const today = currentDay()
  const { name, registration_expiry: registeredUntil } = professional
  const rates = professional.working_hours && dayRatesOf(professional.working_hours)
  const form = useRequestForm({
    professionalId: professional.id,
    companyId: company.id,
    rates,
    shiftSelection,
    days: calendar.days,
    today,
    registeredUntil,
  })
  return (
    <>
      <Stack gap="6" px={{ base: '4', md: '6' }} pb="6">
        {form.sent && <RequestSent request={form.sent} name={name} onAgain={form.startNewRequest} />}
        <RequestMonth
          professionalId={professional.id}
          month={calendar.month}
          onMonth={calendar.show}
          days={calendar.days}
          loaded={calendar.loaded}
          registeredUntil={registeredUntil}
          chosen={form.sent ? [] : form.chosen}
          today={today}
          wantedHours={shiftSelection.dates.length > 0 ? shiftSelection : undefined}
          {...(!form.sent && { onSelect: form.select, onClear: form.clear })}
        />
        {!form.sent && form.chosen.length > 0 && (
          <>
            <HoursSection form={form} days={calendar.days} name={name} />
            <RatesSection form={form} rates={rates} name={name} />
            <NotesField form={form} />
            <RespondWithinField form={form} name={name} />
          </>
        )}
      </Stack>
      {!form.sent && (
        <RequestFooter form={form} professional={professional} days={calendar.days} approved={company.approved} />
      )}
    </>
  )
}

/** A locum's calendar and the request form, once the days are loaded. */
export function RequestForm({ professional, shiftSelection }: Props) {
  const { company } = useActiveCompany()
  const calendar = useLocumCalendar(
    { professionalId: professional.id, companyId: company.id },
    shiftSelection,
    currentDay(),
  )
  // Once shown, it stays while another month is loading.
  const [isShown, setIsShown] = useState(false)
  if (calendar.loaded && !isShown) setIsShown(true)
  if (calendar.error && !calendar.loaded)
    return (
      <Box px={{ base: '4', md: '6' }} pb="6">
        <LoadError error={calendar.error} onRetry={calendar.refetch} />
      </Box>
    )
  if (isShown) return <Form professional={professional} shiftSelection={shiftSelection} calendar={calendar} />
  return (
    <Box px={{ base: '4', md: '6' }} pb="6" role="status" aria-label="Loading the calendar">
      <MonthSkeleton />
    </Box>
  )
}
