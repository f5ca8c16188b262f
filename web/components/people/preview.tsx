import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'

/** How others see the profile, beside the forms that edit it. */
export function Preview({ lead, children }: { lead: string; children: ReactNode }) {
  return (
    <chakra.section aria-label="Preview" maxWidth="640px">
      <Box color="fg.muted" mb="5">
        {lead}
      </Box>
      {children}
    </chakra.section>
  )
}
