import type { FieldChange } from '#shared/tenants/tenant-versions.schema.ts'
import { Row } from '#web/ui/chakra.ts'
import { formatWas } from './format-change.ts'

export const EditedIcon = () => (
  <svg width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M4 20h4L19 9l-4-4L4 16z" />
  </svg>
)

/** Beside a field whose draft differs from what is saved. */
export const ChangedMark = ({ change }: { change: FieldChange }) => (
  <Row
    as="span"
    align="center"
    gap="1.5"
    textStyle="s"
    fontWeight="bold"
    color="status.booked.fg"
    overflowWrap="anywhere"
  >
    <EditedIcon />
    {formatWas(change)}
  </Row>
)
