import { Box } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { Brand } from '#web/components/brand.tsx'
import { practicesQuery } from '#web/components/account.ts'
import { paths } from '#web/platform/paths.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { accountAlone, type DataOwner } from './data-owner.ts'
import { DataSection } from './data-section.tsx'
import { useLocumAccount } from './locum-account.ts'
import { usePracticeAccount } from './practice-account.ts'

const back = { to: paths.home, label: 'Back to signing up' }

/** For those who have not finished signing up: what is held of them, to take along and to delete. */
function MyDataPage({ owner }: { owner: DataOwner }) {
  return (
    <>
      <Box as="header" display="flex" justifyContent="center" alignItems="center" minHeight="14">
        <Brand />
      </Box>
      <Page as="main" id="content">
        <PageHeader title="My account" back={back}>
          You can take along what we keep of you, and delete it, before you have finished signing up.
        </PageHeader>
        <DataSection owner={owner} />
      </Page>
    </>
  )
}

export const LocumDataPage = () => <MyDataPage owner={useLocumAccount()} />

const PracticeData = () => <MyDataPage owner={usePracticeAccount()} />

export function PracticeDataPage() {
  const { data: practices = [] } = useQuery(practicesQuery)
  return practices.length > 0 ? <PracticeData /> : <MyDataPage owner={accountAlone} />
}
