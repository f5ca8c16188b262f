import { formatInstant, type Instant } from '#shared/kernel/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'

/** At the top of an account that waits for a super admin. */
export const WaitsNote = ({ title, since, to }: { title: string; since?: Instant | undefined; to: string }) => (
  <Box mb="6">
    <Note
      title={title}
      action={
        <ButtonLink size="s" to={to}>
          Review
        </ButtonLink>
      }
    >
      {since && `Waiting since ${formatInstant(since)}.`}
    </Note>
  </Box>
)
