import { Box, Row } from '#web/ui/chakra.ts'
import { useEffect, useState } from 'react'
import { siteErrors } from '#shared/kernel/site-errors.ts'
import { Icon } from '#web/ui/icon.tsx'

const SHOWN_MS = 5_000

/** Shown for five seconds when the server refuses a call for lack of approval. */
export function LockBanner() {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const show = () => setShown((times) => times + 1)
    addEventListener('locum-not-approved', show)
    return () => removeEventListener('locum-not-approved', show)
  }, [])
  useEffect(() => {
    if (shown === 0) return
    const timer = setTimeout(() => setShown(0), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return (
    <Box role="alert" position="sticky" top={{ base: '56px', md: '64px' }} zIndex="bar">
      {shown > 0 && (
        <Row
          gap="3"
          align="center"
          px={{ base: '4', md: '8' }}
          py="3"
          bg="status.pending.bg"
          color="status.pending.fg"
          borderBottom="1px solid"
          borderColor="status.pending.line"
          fontWeight="bold"
        >
          <Icon name="lock" />
          {siteErrors.NOT_APPROVED.message}
        </Row>
      )}
    </Box>
  )
}
