import { useQuery } from '@tanstack/react-query'
import { Box } from '#web/ui/chakra.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { Section } from '#web/ui/page.tsx'
import { calendarOf } from '#web/components/calendar/own-calendar.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { postingsSoon } from './locum-dashboard.api.ts'
import { searchTips } from './search-tips.ts'

/** What is missing for a better place in practices' searches; nothing if all is there. */
export function SearchTips({ professional, today }: { professional: Professional; today: LocalDate }) {
  const { data } = useQuery({ ...postingsSoon(today), select: calendarOf })
  const tips = data ? searchTips(professional, data, today) : []
  if (tips.length === 0) return null
  return (
    <Section title="Rank higher in searches">
      <Box as="ul" listStyleType="none">
        {tips.map(({ title, hint, to }) => (
          <Box as="li" key={title} py="2" borderTop="1px solid" borderColor="border">
            <TextLink to={to} fontWeight="bold">
              {title}
            </TextLink>
            <Box color="fg.muted">{hint}</Box>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
