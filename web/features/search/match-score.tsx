import { Box, chakra, Row } from '#web/ui/chakra.ts'
import type { ScoreReason } from './score-reasons.ts'

function Bar({ reason: { label, points, of } }: { reason: Pick<ScoreReason, 'label' | 'points' | 'of'> }) {
  return (
    <Box flex="none" minWidth="60px">
      <Box whiteSpace="nowrap" color="fg.muted">
        {label}{' '}
        <Box as="span" {...(points < of && { color: 'fg', fontWeight: 'bold' })}>
          {points}
        </Box>
        /{of}
      </Box>
      <Box height="4px" mt="3px" borderRadius="full" bg="secondary.tint" overflow="hidden" aria-hidden="true">
        <Box height="full" bg="secondary.line" style={{ width: `${(100 * points) / of}%` }} />
      </Box>
    </Box>
  )
}

const Points = ({ points, of }: Pick<ScoreReason, 'points' | 'of'>) => (
  <Box as="span" textAlign="right" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
    {points}/{of}
  </Box>
)

const SumRow = chakra('li', { base: { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } })

/** The sum of all parts, and what each was measured against. */
function Sum({ score, reasons }: { score: number; reasons: readonly ScoreReason[] }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gridTemplateColumns="auto auto minmax(0, 1fr)"
      columnGap="3"
      rowGap="1"
      color="fg.muted"
      pb="1"
      overflowWrap="anywhere"
    >
      {reasons.map(({ part, label, points, of, explanation }) => (
        <SumRow key={part} {...(points < of && { color: 'fg', fontWeight: 'bold' })}>
          <span>{label}</span>
          <Points points={points} of={of} />
          <Box as="span" fontWeight="normal" color="fg.muted">
            {explanation}
          </Box>
        </SumRow>
      ))}
      <SumRow color="fg" fontWeight="bold" borderTop="1px solid" borderColor="border" pt="1">
        <span>Sum</span>
        <Points points={score} of={100} />
      </SumRow>
    </Box>
  )
}

/** The score and its parts: the same ones as bars and, once opened, in words. */
export function MatchScore({ score, reasons }: { score: number; reasons: readonly ScoreReason[] }) {
  return (
    <Box minWidth="0" flex="1">
      <Row gap="2.5" fontSize="12px" lineHeight="16px">
        <Box textStyle="l" fontWeight="bold" minWidth="9" flex="none">
          <chakra.span srOnly>Match </chakra.span>
          {score}
          <chakra.span srOnly> of 100</chakra.span>
        </Box>
        <Row flex="1" minWidth="0" wrap columnGap="1.5" rowGap="2" pt="0.5">
          {reasons.map((reason) => (
            <Bar key={reason.part} reason={reason} />
          ))}
        </Row>
      </Row>
      <chakra.details mt="1" textStyle="s">
        <chakra.summary
          display="inline-flex"
          alignItems="center"
          minHeight={{ base: 'tap', md: '6' }}
          color="accent.fg"
          cursor="pointer"
          listStyleType="none"
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
          _hover={{ textDecoration: 'underline' }}
        >
          Why this match
        </chakra.summary>
        <Sum score={score} reasons={reasons} />
      </chakra.details>
    </Box>
  )
}
