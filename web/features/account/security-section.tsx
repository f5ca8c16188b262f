import { Box } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { ChangePassword } from './change-password.tsx'
import { EndSessions } from './end-sessions.tsx'
import { TwoStep } from './two-step.tsx'

export function SecuritySection() {
  return (
    <Section title="Sign-in and security">
      <Box borderTop="1px solid" borderColor="border" maxWidth="720px" mb="12">
        <ChangePassword />
        <TwoStep />
        <EndSessions />
      </Box>
    </Section>
  )
}
