import { Box } from '#web/ui/chakra.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatLunch } from '#shared/kernel/format-shift.ts'
import { respondWithin } from '#shared/offers/respond-by.rules.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { formatDaysByHours } from './request-draft.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import type { RequestForm } from './use-request-form.ts'

export function RequestReview({ form: { draft, long, complete }, name }: { form: RequestForm; name: string }) {
  const now = useMinute()
  const [first] = draft.days
  if (!first) return null
  const facts: [IconName, string][] = [
    ...formatDaysByHours(draft.days).map((line): [IconName, string] => ['calendar', line]),
    ['clock', long ? text.lunchOf(formatLunch(draft.lunch)) : text.noLunch],
    [
      'wallet',
      draft.budget && complete
        ? text.budgetOf(draft.budget)
        : draft.budget
          ? text.noRates(name)
          : text.usualRatesOf(name),
    ],
    ['pending', text.answerBy(name, respondWithin(draft.respondHours, draft.days, now).by)],
  ]
  return (
    <Section title={text.review}>
      <Box asChild display="grid" gap="2" borderTop="1px solid" borderColor="border" pt="3">
        <ul>
          {facts.map(([icon, words]) => (
            <Box as="li" key={words} display="flex" gap="2">
              <Box color="fg.muted" mt="0.5">
                <Icon name={icon} size={18} />
              </Box>
              <span>{words}</span>
            </Box>
          ))}
        </ul>
      </Box>
    </Section>
  )
}
