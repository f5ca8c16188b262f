import { Box, Row } from './chakra.ts'
import type { ReactNode } from 'react'

/** How complete a profile is, and the next step. */
export function Completeness({ label, percent, children }: { label: string; percent: number; children?: ReactNode }) {
  return (
    <Box>
      <Row justify="space-between" gap="4">
        <b>{label}</b>
        <Box
          fontVariantNumeric="tabular-nums"
          color={percent === 100 ? 'status.available.fg' : 'fg.muted'}
          fontWeight="bold"
        >
          {percent}%
        </Box>
      </Row>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        height="6px"
        borderRadius="3px"
        bg="border"
        mt="2"
        overflow="hidden"
      >
        <Box height="full" borderRadius="3px" bg="status.available.solid" style={{ width: `${percent}%` }} />
      </Box>
      {children && <Box mt="3">{children}</Box>}
    </Box>
  )
}
