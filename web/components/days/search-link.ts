import { commonHours } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import { shiftSelectionParams } from './shift-selection.ts'

interface Need {
  profession: string
  practice_region: { province: string; region: string }
}

/** The address of a search for locums for these shifts. */
export function searchLinkFor({ profession, practice_region: { province, region } }: Need, shifts: readonly Shift[]) {
  const selection = shiftSelectionParams({ dates: shifts.map(({ date }) => date), ...commonHours(shifts) })
  return paths.practice.searchFor({ profession, location: `${province},${region}`, ...selection })
}
