import type { ReactNode } from 'react'
import { chakra } from '#web/ui/chakra.ts'
import type { OptionChange } from '#shared/options/option-lists.schema.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { PencilIcon, WarningIcon } from './row-icons.tsx'

export type ChangeAction = OptionChange['action']

/** What becomes of a row of a file; it may be left out. */
export type Outcome = ChangeAction | 'leftOut'

const drawn = (name: IconName) => <Icon name={name} size={14} />

const marks: Record<Outcome, { label: string; icon: ReactNode }> = {
  added: { label: 'Added', icon: drawn('plus') },
  removed: { label: 'Removed', icon: drawn('off') },
  restored: { label: 'Restored', icon: drawn('plus') },
  renamed: { label: 'Renamed', icon: <PencilIcon /> },
  changed: { label: 'Changed', icon: <PencilIcon /> },
  moved: { label: 'Moved', icon: drawn('sorted') },
  leftOut: { label: 'Left out', icon: <WarningIcon /> },
}

const good = { color: 'status.available.fg' }
const other = { color: 'status.booked.fg' }

export const OutcomeWord = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    textStyle: 's',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
  variants: {
    outcome: {
      added: good,
      removed: { color: 'fg.muted' },
      restored: good,
      renamed: other,
      changed: other,
      moved: other,
      leftOut: { color: 'status.pending.fg' },
    },
  },
})

/** What would become of an option. `label` says more, such as where it was. */
export function RowMark({ action, label }: { action: Outcome; label?: string | undefined }) {
  return (
    <OutcomeWord outcome={action}>
      {marks[action].icon}
      {label ?? marks[action].label}
    </OutcomeWord>
  )
}
