import { Box, Row } from '#web/ui/chakra.ts'
import { type RefCallback, useState } from 'react'
import { localTimeAt } from '#shared/kernel/dates.ts'
import { tryConnection, useOfflineSince } from '#web/platform/offline.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** A page that is as high as the window leaves room for it. */
const noteHeight: RefCallback<HTMLElement> = (note) => {
  if (!note) return undefined
  const { style } = document.documentElement
  const watch = new ResizeObserver(() => style.setProperty('--offline-note', `${note.offsetHeight}px`))
  watch.observe(note)
  return () => {
    watch.disconnect()
    style.removeProperty('--offline-note')
  }
}

/** Below the top bar while offline; at the top of the window where there is no bar, or where it scrolls away. */
export function OfflineNote({
  atTop = false,
  children = 'Showing the last information loaded.',
}: {
  atTop?: boolean
  children?: string
}) {
  const since = useOfflineSince()
  const [retriedAt, setRetriedAt] = useState<number>()
  const retry = async () => setRetriedAt((await tryConnection()) ? undefined : Date.now())
  return (
    <Box role="status" position="sticky" top={atTop ? '0' : { base: '56px', md: '64px' }} zIndex="bar">
      {since && (
        <Row
          ref={noteHeight}
          align="center"
          gap="3"
          px={{ base: '4', md: '8' }}
          py="1"
          bg="bg.muted"
          borderBottom="1px solid"
          borderColor="border"
        >
          <Icon name="alert" />
          <Box flex="1" minWidth="0">
            You’ve been offline since {localTimeAt(since)}. {children}
            {retriedAt && <b key={retriedAt}> Still offline.</b>}
          </Box>
          <TextButton flex="none" minHeight="tap" onClick={() => void retry()}>
            Try now
          </TextButton>
        </Row>
      )}
    </Box>
  )
}
