import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { text } from './calendar-feed.text.ts'

const addressOf = (token: string): string =>
  new URL(`${runtime().config.apiUrl}/calendar/feed/${token}`, location.origin).href

/** The only time that the address is shown: whole, to copy, and as a link that calendar apps know. */
export function CalendarAddress({ token }: { token: string }) {
  const address = addressOf(token)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => heading.current?.focus(), [token])
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => showToast(text.copied),
      () => showToast(text.notCopied, 'error'),
    )
  return (
    <Stack gap="3" p="4" borderRadius="m" bg="bg.muted">
      <Box ref={heading} tabIndex={-1} outline="none" fontWeight="bold">
        {text.shownOnce}
      </Box>
      <chakra.code aria-label={text.address} textStyle="s" overflowWrap="anywhere" userSelect="all">
        {address}
      </chakra.code>
      <Row wrap align="center" columnGap="5" rowGap="2">
        <Button icon="copy" onClick={copy}>
          {text.copy}
        </Button>
        <TextAnchor href={address.replace(/^https?:/, 'webcal:')}>{text.open}</TextAnchor>
      </Row>
      <Small>{text.elsewhere}</Small>
    </Stack>
  )
}
