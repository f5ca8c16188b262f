import { Box } from '#web/ui/chakra.ts'
import { type ComponentProps, useState } from 'react'
import { localTimeAt } from '#shared/kernel/dates.ts'
import { tryConnection, useOfflineSince } from '#web/platform/offline.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

/** Below the top bar while offline; at the `top` where the bar scrolls away. */
export function OfflineNote({
  top = { base: '56px', md: '64px' },
  children = 'Showing the last information loaded.',
}: {
  top?: ComponentProps<typeof Box>['top']
  children?: string
}) {
  const since = useOfflineSince()
  const [retriedAt, setRetriedAt] = useState<number>()
  const retry = async () => setRetriedAt((await tryConnection()) ? undefined : Date.now())
  return (
    <Box role="status" position="sticky" top={top} zIndex="bar">
      {since && (
        <Box
          display="flex"
          alignItems="center"
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
        </Box>
      )}
    </Box>
  )
}
