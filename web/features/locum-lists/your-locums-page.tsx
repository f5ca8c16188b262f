import { Box } from '#web/ui/chakra.ts'
import { paths } from '#web/platform/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { PoolsSection } from './pools-section.tsx'
import { locumListsText as text } from './locum-lists.text.ts'

/** The practice's own lists of locums. */
export const YourLocumsPage = () => (
  <Page>
    <PageHeader title={text.title}>{text.lead}</PageHeader>
    <Box display="grid" gap="10" maxWidth="760px">
      <Section title={text.favourites}>
        <EmptyState
          icon="star"
          title={text.showFavourites}
          action={<ButtonLink to={`${paths.practice.directory}?strict=favourites&location=`}>{text.open}</ButtonLink>}
        >
          {text.favouritesHint}
        </EmptyState>
      </Section>
      <PoolsSection />
      <BlockedSection />
    </Box>
  </Page>
)
