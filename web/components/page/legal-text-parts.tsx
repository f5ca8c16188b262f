import { legalTextParts } from '#shared/tenants/legal-text-parts.rules.ts'
import { Box, chakra } from '#web/ui/chakra.ts'

/** The parts of a legal text as people read them; headings are of the level that the page around them leaves. */
export const LegalTextParts = ({ text, level = 'h2' }: { text: string; level?: 'h2' | 'h3' }) =>
  legalTextParts(text).map(({ heading, paragraphs }, part) => (
    <section key={part}>
      {heading && (
        <Box as={level} textStyle="l" mt="8" mb="2">
          {heading}
        </Box>
      )}
      {paragraphs.map((paragraph, at) => (
        <chakra.p key={at} mt={at > 0 ? '3' : undefined} overflowWrap="anywhere">
          {paragraph}
        </chakra.p>
      ))}
    </section>
  ))
