import type { Mode } from './search-criteria.ts'
import { SegmentLink, Segments } from '#web/ui/segments.tsx'
import { searchText as text } from './search.text.ts'

const modes = ['search', 'directory'] as const satisfies readonly Mode[]

/** The same search with dates or without; both keep all criteria. */
export function ModeSwitch({ mode, addressIn }: { mode: Mode; addressIn: (mode: Mode) => string }) {
  return (
    <Segments as="nav" aria-label={text.modesLabel}>
      {modes.map((one) => (
        <SegmentLink key={one} to={addressIn(one)} aria-current={one === mode ? 'page' : undefined}>
          {text.modes[one]}
        </SegmentLink>
      ))}
    </Segments>
  )
}
