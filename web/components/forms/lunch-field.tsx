import { defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { Lunch } from '#shared/kernel/shift.schema.ts'
import { SelectField } from '#web/ui/text-field.tsx'

export const noLunch: Lunch = { allowed: false, paid: false, period: 0.5 }

/** SPEC 5: there is no unpaid half hour. */
const lunches: readonly { label: string; lunch: Lunch }[] = [
  { label: '1 hour, unpaid', lunch: defaultLunch },
  { label: '1 hour, paid', lunch: { allowed: true, paid: true, period: 1 } },
  { label: '30 minutes, paid', lunch: { allowed: true, paid: true, period: 0.5 } },
  { label: 'No lunch break', lunch: noLunch },
]

const same = (a: Lunch, b: Lunch): boolean =>
  a.allowed === b.allowed && (!a.allowed || (a.paid === b.paid && a.period === b.period))

export function LunchField({ value, onChange }: { value: Lunch; onChange: (lunch: Lunch) => void }) {
  const chosen = lunches.findIndex(({ lunch }) => same(lunch, value))
  return (
    <SelectField
      label="Lunch"
      hint="Applies to days longer than 5 hours."
      value={chosen}
      onChange={(event) => onChange(lunches[Number(event.currentTarget.value)]?.lunch ?? noLunch)}
    >
      {lunches.map(({ label }, at) => (
        <option key={label} value={at}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
