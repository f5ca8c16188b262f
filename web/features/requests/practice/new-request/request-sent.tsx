import { Box, Row } from '#web/ui/chakra.ts'
import { useEffect, useRef } from 'react'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { paths } from '#shared/kernel/paths.ts'
import { newRequestText as text } from './new-request.text.ts'

export function RequestSent({ request, name, onAgain }: { request: Offer; name: string; onAgain: () => void }) {
  const shown = useRef<HTMLDivElement>(null)
  // The send button had the focus and is gone.
  useEffect(() => shown.current?.focus(), [])
  return (
    <Box ref={shown} role="status" tabIndex={-1} scrollMarginTop="88px">
      <EmptyState
        icon="send"
        title={`Request sent to ${name}`}
        action={
          <Row wrap gap="3">
            <ButtonLink look="primary" to={paths.practice.request(request.id)}>
              {text.seeRequest}
            </ButtonLink>
            <Button onClick={onAgain}>Request other days</Button>
          </Row>
        }
      >
        <Box color="fg" fontWeight="bold" mt="1">
          {formatDays(request.request_dates.map(({ date }) => date))}
        </Box>
        {text.sentHint(request.request_dates.length)}
      </EmptyState>
    </Box>
  )
}
