import { Box } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { FavouritesSection } from './favourites-section.tsx'
import { PoolsSection } from './pools-section.tsx'
import { locumListsText as text } from './locum-lists.text.ts'

/** The practice's own lists of locums. */
export const YourLocumsPage = () => (
  <Page>
    <PageHeader title={text.title}>{text.lead}</PageHeader>
    <Box display="grid" gap="10" maxWidth="760px">
      <FavouritesSection />
      <PoolsSection />
      <BlockedSection />
    </Box>
  </Page>
)
