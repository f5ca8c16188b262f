import { Stack } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { FavouritesSection } from './favourites-section.tsx'
import { PoolsSection } from './pools-section.tsx'
import { locumListsText as text } from './locum-lists.text.ts'

/** The practice's own lists of locums. */
export const YourLocumsPage = () => (
  <Page>
    <PageHeader title={text.title}>{text.lead}</PageHeader>
    <Stack gap="10" maxWidth="760px">
      <FavouritesSection />
      <PoolsSection />
      <BlockedSection />
    </Stack>
  </Page>
)
