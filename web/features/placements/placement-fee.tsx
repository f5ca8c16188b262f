import { plans, type Plan } from '#shared/kernel/plans.ts'
import { formatRand, readRand } from '#shared/kernel/money.ts'
import { feeOfYear, MAX_SALARY, MIN_SALARY } from '#shared/placements/salary.rules.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { Box } from '#web/ui/chakra.ts'

/** What a placement costs on the practice’s plan, and about how much that is at the salary that is typed. */
export function PlacementFee({ plan, monthlySalary }: { plan: Plan; monthlySalary: string }) {
  const { name, placementFee } = plans[plan]
  const rand = readRand(monthlySalary) ?? 0
  const isKnown = rand >= MIN_SALARY && rand <= MAX_SALARY
  return (
    <Box bg="bg.muted" borderRadius="m" px="4" py="3">
      <Box fontWeight="bold">{formatPercent(placementFee)} of a year’s salary, once a person is placed</Box>
      <Box color="fg.muted" role="status">
        {isKnown
          ? `About ${formatRand(feeOfYear(rand, placementFee))} at this salary. Your plan is ${name}.`
          : `Your plan is ${name}. Enter the salary to see the amount.`}
      </Box>
    </Box>
  )
}
