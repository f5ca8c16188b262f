import type { LocalDate } from '#shared/kernel/dates.ts'
import { readShiftSelection, type ShiftSelection, shiftSelectionParams } from '#web/components/days/shift-selection.ts'
import { paths } from '#shared/kernel/paths.ts'

const ORIGIN_PARAM = 'from'
const DIRECTORY = 'directory'

/** The address of a locum's page, with the days searched for; from the directory, with its filters for the way back. */
export function locumAddress(
  id: string,
  shiftSelection: ShiftSelection,
  { pathname, search }: { pathname: string; search: string },
): string {
  const inDirectory = pathname === paths.practice.directory
  const params = inDirectory
    ? new URLSearchParams([[ORIGIN_PARAM, DIRECTORY], ...new URLSearchParams(search)])
    : new URLSearchParams(shiftSelectionParams(shiftSelection))
  return `${paths.practice.locum(id)}${params.size > 0 ? `?${params}` : ''}`
}

/** The days and hours that a locum's page starts with; the directory keeps days in its address without using them. */
export function locumShiftSelection(params: URLSearchParams, today: LocalDate): ShiftSelection {
  const selection = readShiftSelection(params, today)
  return params.get(ORIGIN_PARAM) === DIRECTORY ? { ...selection, dates: [] } : selection
}

/** Where a locum's page leads back to. */
export function backLinkOf(params: URLSearchParams): { to: string; label: string } {
  const rest = new URLSearchParams(params)
  rest.delete(ORIGIN_PARAM)
  return params.get(ORIGIN_PARAM) === DIRECTORY
    ? { to: `${paths.practice.directory}?${rest}`, label: 'Locum Directory' }
    : { to: `${paths.practice.search}?${rest}`, label: 'Search' }
}
