import { useQuery } from '@tanstack/react-query'
import { breakEven } from '#shared/bookings/plan-costs.rules.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import { formatRand } from '#shared/kernel/money.ts'
import { plans } from '#shared/kernel/plans.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { usePlan } from '#web/components/account/use-plan.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { runtime } from '#web/platform/runtime.ts'
import { Button, buttonRecipe } from '#web/ui/button.tsx'
import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExternalLink } from '#web/ui/text-link.tsx'
import { PlanCards } from './plan-cards.tsx'
import { comparisonOf, formatProMonths } from './plan-comparison.ts'
import { PlanHistory } from './plan-history.tsx'
import { PlanScale } from './plan-scale.tsx'
import { PlanTable } from './plan-table.tsx'
import { pricingQuery } from './pricing.api.ts'

const PaymentLink = chakra('a', buttonRecipe)

function Compared({ pricing }: { pricing: Pricing }) {
  const comparison = comparisonOf(pricing)
  const { title, about, months, sum } = comparison
  return (
    <Section title={title}>
      <Small mb="2">{about}</Small>
      <PlanTable comparison={comparison} />
      <PlanScale months={months} />
      <Box mt="3" maxWidth="text">
        {sum
          ? `${plans['pro-practice'].short} would have cost less in ${formatProMonths(months)} months. It does`
          : `${plans['pro-practice'].short} costs less`}{' '}
        in months with more than <b>{formatRand(breakEven(true))}</b> of locum pay or, if you never redeem your credits,
        with more than <b>{formatRand(breakEven(false))}</b>.
      </Box>
    </Section>
  )
}

/** Where to pay for the membership or, for who has it already or where there is no such page, how to change plans. */
function ChangePlan({ isPro, onClose }: { isPro: boolean; onClose: () => void }) {
  const { subscription, contact } = runtime().tenant.settings.links
  const canSubscribe = subscription !== undefined && !isPro
  return (
    <>
      <Small flex="1">
        {canSubscribe
          ? 'The payment page opens in a new tab. We change your plan once the first payment is in, usually the same day; what you posted and booked before keeps its fee.'
          : contact && (
              <>
                To change your plan,{' '}
                <ExternalLink inline href={contact}>
                  contact us
                </ExternalLink>
              </>
            )}
      </Small>
      {canSubscribe ? (
        <PaymentLink look="primary" href={subscription} target="_blank" rel="noopener noreferrer">
          Subscribe to {plans['pro-practice'].short}
          <Icon name="external" size={18} />
          <chakra.span srOnly>opens in a new tab</chakra.span>
        </PaymentLink>
      ) : (
        <Button onClick={onClose}>Done</Button>
      )}
    </>
  )
}

/** SPEC 9’s plans, and what each would have cost the practice in its last three full months. */
export function PricingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { company } = useActiveCompany()
  const { data, error, refetch } = useQuery(pricingQuery(company.id))
  const known = usePlan()
  const [plan, next] = [data?.plan ?? known, data?.next]
  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      title="Pricing Options"
      lead={`What ${company.name} pays for booking through ${runtime().tenant.settings.brandName}. Locums pay nothing.`}
      footer={<ChangePlan isPro={plan === 'pro-practice' || next?.plan === 'pro-practice'} onClose={onClose} />}
    >
      <Stack gap="6">
        <PlanCards plan={plan} next={next} />
        {data ? (
          <>
            <Compared pricing={data} />
            <Section title="Your plan">
              <PlanHistory periods={data.plans} today={currentDay()} />
            </Section>
          </>
        ) : error ? (
          <LoadError error={error} title="Your months could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <Row role="status" aria-label="Loading your months">
            <Skeleton height="260px" width="full" borderRadius="m" />
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}
