import { Box, chakra, Pair, Row, Stack } from '#web/ui/chakra.ts'
import { formatThousands } from '#shared/kernel/money.ts'
import { type Plan, planPrices, plans } from '#shared/kernel/plans.ts'
import { formatPercent } from '#web/components/format/format-words.ts'
import { runtime } from '#web/platform/runtime.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ExternalLink } from '#web/ui/text-link.tsx'

const text = {
  title: 'Pricing Options',
  lead: 'What a practice pays. Locums pay nothing.',
  perMonth: (rand: number) => `R\u00a0${formatThousands(rand)} per month`,
  noMonthlyFee: 'No monthly fee',
  fee: (share: string) => `${share} facilitation fee on locum bookings`,
  placement: (share: string) => `${share} on permanent placements`,
  credits: (share: string) => `${share} of the locum rate earned as credits`,
  change: 'You begin with Pay-when-you-book. To change your plan,',
  contact: 'contact us',
  done: 'Done',
}

function PlanCard({ plan }: { plan: Plan }) {
  const { fee, credits } = plans[plan]
  const { name, placementFee, perMonth } = planPrices[plan]
  const points = [
    text.fee(formatPercent(fee)),
    text.placement(formatPercent(placementFee)),
    ...(credits > 0 ? [text.credits(formatPercent(credits))] : []),
  ]
  return (
    <chakra.section aria-label={name} border="1px solid" borderColor="border" borderRadius="m" p="4">
      <chakra.h3 fontWeight="bold">{name}</chakra.h3>
      <Box textStyle="l" mt="1" mb="3">
        {perMonth > 0 ? text.perMonth(perMonth) : text.noMonthlyFee}
      </Box>
      <Stack as="ul" listStyleType="none" gap="2">
        {points.map((point) => (
          <Row as="li" key={point} gap="2" color="fg.muted">
            <Box color="status.available.fg" flex="none" mt="0.5">
              <Icon name="check" size={18} />
            </Box>
            {point}
          </Row>
        ))}
      </Stack>
    </chakra.section>
  )
}

/** SPEC 9’s plans. */
export function PricingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contact } = runtime().tenant.settings.links
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      lead={text.lead}
      footer={<Button onClick={onClose}>{text.done}</Button>}
    >
      <Pair gap="4">
        <PlanCard plan="pay-when-you-book" />
        <PlanCard plan="pro-practice" />
      </Pair>
      {contact && (
        <Box color="fg.muted" mt="4">
          {text.change} <ExternalLink href={contact}>{text.contact}</ExternalLink>.
        </Box>
      )}
    </Dialog>
  )
}
