import { Box, chakra, Row } from '#web/ui/chakra.ts'
import type { IconName } from '#web/ui/icon.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { Section } from '#web/ui/page.tsx'

const steps: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'calendar',
    title: 'Post the days you need',
    text: 'Enter the profession, the dates and your budget per hour. Locums in your region see your offer at once.',
  },
  {
    icon: 'person',
    title: 'Choose from the applicants',
    text: 'Compare experience, rates and what each day costs. Book one locum, or several for different days.',
  },
  {
    icon: 'booked',
    title: 'You are covered',
    text: 'Once you confirm, you and your locum see each other’s contact details. Nothing is charged before that.',
  },
]

/** Shown until the practice posts its first shift. */
export function FirstSteps() {
  return (
    <Section title="How it works">
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '5', md: '8' }}
        borderTop="1px solid"
        borderColor="border"
        pt="5"
      >
        {steps.map(({ icon, title, text }) => (
          <Row as="li" key={title} gap="4">
            <IconTile icon={icon} bg="secondary.subtle" color="secondary.fg" />
            <div>
              <b>{title}</b>
              <Box color="fg.muted" maxWidth="44ch">
                {text}
              </Box>
            </div>
          </Row>
        ))}
      </chakra.ol>
    </Section>
  )
}
