import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { runtime } from '#web/platform/runtime.ts'

const addressOf = (token: string): string =>
  new URL(`${runtime().config.apiUrl}/calendar/feed/${token}`, location.origin).href

/** The only time that the address is shown: whole, to copy, and as a link that calendar apps know. */
export function CalendarAddress({ token }: { token: string }) {
  const address = addressOf(token)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [token])
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => showToast('Address copied.'),
      () => showToast('The address could not be copied. Select it and copy it yourself.', 'error'),
    )
  return (
    <Stack gap="3" p="4" borderRadius="m" bg="bg.muted">
      <Box ref={heading} tabIndex={-1} outline="none" fontWeight="bold">
        Add it to your calendar now: it is shown only this once.
      </Box>
      <chakra.code aria-label="Your address" textStyle="s" overflowWrap="anywhere" userSelect="all">
        {address}
      </chakra.code>
      <Row wrap align="center" columnGap="5" rowGap="2">
        <Button icon="copy" onClick={copy}>
          Copy address
        </Button>
        <TextAnchor href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</TextAnchor>
      </Row>
      <Small>
        For Google Calendar or Outlook, copy the address. In Google Calendar, choose “Other calendars”, then “From URL”;
        in Outlook, “Add calendar”, then “Subscribe from web”. Some calendars take up to a day to show changes.
      </Small>
    </Stack>
  )
}
