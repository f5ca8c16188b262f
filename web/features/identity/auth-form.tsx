import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

interface Props {
  title: string
  lead?: ReactNode
  /** Confirms the previous step, above the form. */
  done?: string | undefined
  error?: Error | undefined
  submit: string
  busy: boolean
  onSubmit: FormEventHandler
  onInput?: () => void
  children: ReactNode
  footer?: ReactNode
}

export function AuthForm({ title, lead, done, error, submit, busy, onSubmit, onInput, children, footer }: Props) {
  usePageTitle(title)
  return (
    <form onSubmit={onSubmit} onInput={onInput} noValidate>
      <chakra.h1 textStyle="xl">{title}</chakra.h1>
      {lead && (
        <Box color="fg.muted" mt="1" overflowWrap="anywhere">
          {lead}
        </Box>
      )}
      <Stack gap="5" mt="6">
        {done && <Note>{done}</Note>}
        {children}
        {error && <Note kind="error" title={error.message} />}
        <Button type="submit" look="primary" busy={busy} minHeight={{ base: '52px', sm: '12' }}>
          {submit}
        </Button>
      </Stack>
      {footer && (
        <Stack mt="5" color="fg.muted" justifyItems="start" gap={{ base: '1', md: '2' }}>
          {footer}
        </Stack>
      )}
    </form>
  )
}
