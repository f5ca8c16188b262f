import { Box, Row } from '#web/ui/chakra.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Segment, Segments } from '#web/ui/segments.tsx'
import { type Selection, strategies, type SelectionStrategy, strategyOf, selectionBy } from './selection.ts'

/** Selects an applicant for every day at once; each day can be changed afterwards. */
export function StrategyBar({
  offer,
  selection,
  onSelect,
}: {
  offer: Offer
  selection: Selection
  onSelect: (selection: Selection) => void
}) {
  const current = strategyOf(offer, selection)
  return (
    <Row wrap align="center" columnGap="3" rowGap="1" maxWidth="full" color="fg.muted">
      <span id="choose-by">Choose by</span>
      <Segments role="group" aria-labelledby="choose-by">
        {(Object.keys(strategies) as SelectionStrategy[]).map((strategy) => (
          <Segment
            key={strategy}
            aria-pressed={strategy === current}
            onClick={() => onSelect(selectionBy(offer, strategy))}
          >
            {strategies[strategy]}
          </Segment>
        ))}
      </Segments>
      <Box textStyle="s">One locum per day. You can change any day.</Box>
    </Row>
  )
}
