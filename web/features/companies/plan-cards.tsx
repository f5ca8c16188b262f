import type { ReactNode } from 'react'
import type { PlanPeriod } from '#shared/companies/plans.schema.ts'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { type Plan, planNames, plans } from '#shared/kernel/plans.ts'
import { formatPercent } from '#shared/kernel/format-percent.ts'
import { Box, chakra, Pair, Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'

const Card = chakra('section', {
  base: { border: '1px solid', borderColor: 'border.emphasized', borderRadius: 'l', px: '5', py: '4', minWidth: '0' },
  variants: {
    own: {
      true: {
        borderColor: 'secondary.solid',
        boxShadow: 'inset 0 0 0 1px {colors.secondary.solid}',
        bg: 'secondary.subtle',
      },
    },
  },
})

const Term = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '1.5',
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

const Mark = ({ children }: { children: ReactNode }) => (
  <Row as="span" align="center" gap="1" textStyle="s" fontWeight="bold" color="secondary.fg">
    {children}
  </Row>
)

function PlanCard({ plan, mark }: { plan: Plan; mark: 'own' | PlanPeriod | undefined }) {
  const { name, fee, credits, placementFee, perMonth } = plans[plan]
  const terms = [
    ['Facilitation fee on locum bookings', formatPercent(fee)],
    ['Fee on permanent placements', formatPercent(placementFee)],
    ['Credits you earn on the locum rate', credits > 0 ? formatPercent(credits) : 'None'],
  ]
  return (
    <Card aria-label={name} own={mark === 'own'} aria-current={mark === 'own' ? 'true' : undefined}>
      <Row wrap justify="space-between" align="baseline" columnGap="3">
        <chakra.h3 textStyle="l">{name}</chakra.h3>
        {mark === 'own' && (
          <Mark>
            <Icon name="check" size={16} />
            Your plan
          </Mark>
        )}
        {mark && mark !== 'own' && <Mark>Yours from {formatFormDate(mark.from)}</Mark>}
      </Row>
      <Row align="baseline" gap="2" mb="2">
        <Box as="b" textStyle="xl">
          {formatRand(toCents(perMonth))}
        </Box>
        <Box as="span" color="fg.muted">
          per month
        </Box>
      </Row>
      <dl>
        {terms.map(([term, value]) => (
          <Term key={term}>
            <chakra.dt color="fg.muted">{term}</chakra.dt>
            <chakra.dd fontWeight={value === 'None' ? undefined : 'bold'}>{value}</chakra.dd>
          </Term>
        ))}
      </dl>
    </Card>
  )
}

/** SPEC 9’s plans, with the practice’s own, and the one that it has next. */
export function PlanCards({ plan, next }: { plan: Plan; next: PlanPeriod | undefined }) {
  return (
    <Pair gap="4">
      {planNames.map((one) => (
        <PlanCard key={one} plan={one} mark={one === plan ? 'own' : one === next?.plan ? next : undefined} />
      ))}
    </Pair>
  )
}
