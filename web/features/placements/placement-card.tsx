import type { ReactNode } from 'react'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { plans } from '#shared/kernel/plans.ts'
import { formatMonthlySalary, formatPlacementFee, formatWorkingHours } from '#shared/placements/placement-texts.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { chakra, Row } from '#web/ui/chakra.ts'
import { FactList, type Fact } from '#web/ui/fact-list.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { placementStatus } from './placement-status.ts'

const Card = chakra('article', {
  base: { display: 'grid', gap: '3', py: '5', borderTop: '1px solid', borderColor: 'border' },
})

interface Props {
  placement: Placement
  title: string
  /** Above what was requested. */
  facts?: readonly Fact[]
  noteLabel: string
  children?: ReactNode
}

/** What was requested, and what has become of it. */
export function PlacementCard({ placement, title, facts = [], noteLabel, children }: Props) {
  const { status, note, monthlySalary, workingHours, message, fee, plan, createdAt, updatedAt } = placement
  return (
    <Card>
      <Row wrap align="center" columnGap="3" rowGap="1">
        <chakra.h2 textStyle="l" overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <StatusPill {...placementStatus(status)} />
      </Row>
      <FactList
        facts={[
          [noteLabel, note],
          ...facts,
          ['Salary', formatMonthlySalary(monthlySalary)],
          ['Working hours', formatWorkingHours(workingHours)],
          ['Message', message],
          ['Fee', `${formatPlacementFee(monthlySalary, fee)} (${plans[plan].name})`],
          ['Requested', formatFormDate(todayAt(createdAt))],
          ['Last change', updatedAt === createdAt ? undefined : formatFormDate(todayAt(updatedAt))],
        ]}
      />
      {children}
    </Card>
  )
}
