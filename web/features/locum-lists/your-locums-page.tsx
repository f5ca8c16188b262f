import { Stack } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { FavouritesSection } from './favourites-section.tsx'
import { PoolsSection } from './pools-section.tsx'

/** The practice's own lists of locums. */
export const YourLocumsPage = () => (
  <Page>
    <PageHeader title="Your locums">
      Favourites, pools and blocked locums, for all users of your practice. Locums do not see these lists.
    </PageHeader>
    <Stack gap="10" maxWidth="760px">
      <FavouritesSection />
      <PoolsSection />
      <BlockedSection />
    </Stack>
  </Page>
)
