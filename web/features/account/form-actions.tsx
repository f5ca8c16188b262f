import { Box } from '#web/ui/chakra.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { Button } from '#web/ui/button.tsx'

export function FormActions({ submit, busy, onCancel }: { submit: string; busy: boolean; onCancel: () => void }) {
  return (
    <Box display="flex" flexDirection={{ base: 'column-reverse', sm: 'row' }} gap="3">
      <Button onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      <ActionButton action={{}} type="submit" look="primary" busy={busy}>
        {submit}
      </ActionButton>
    </Box>
  )
}
