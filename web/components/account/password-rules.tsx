import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { passwordRules } from '#shared/identity/password.rules.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Rules are ticked off while typing. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }}
      columnGap="3"
      rowGap="1"
      aria-label="Password rules"
    >
      {passwordRules.map(({ text, isMet }) => {
        const met = isMet(password)
        return (
          <Row as="li" key={text} gap="1.5" color={met ? 'status.available.fg' : 'fg.muted'}>
            <Box mt="1px" color={met ? undefined : 'fg.subtle'}>
              <Icon name={met ? 'free' : 'todo'} size={16} />
            </Box>
            <span>
              {text}
              {met && <chakra.span srOnly>, done</chakra.span>}
            </span>
          </Row>
        )
      })}
    </chakra.ul>
  )
}
