import { Box } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { Brand } from '#web/components/page/brand.tsx'
import { practicesQuery } from '#web/components/account/account.api.ts'
import { SignUpMenu } from '#web/components/account/sign-up-menu.ts'
import { paths } from '#shared/kernel/paths.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { accountWithoutPractice, type DataOwner } from './data-owner.ts'
import { DataSection } from './data-section.tsx'
import { useLocumAccount } from './locum-account.ts'
import { usePracticeAccount } from './practice-account.ts'

const back = { to: paths.home, label: 'Back to sign-up' }

/** For users who have not finished signing up: they can already export and delete their data. */
function MyDataPage({ owner }: { owner: DataOwner }) {
  return (
    <>
      <Box as="header" display="grid" gridTemplateColumns="1fr auto 1fr" alignItems="center" px="1" minHeight="14">
        <div />
        <Brand />
        <Box justifySelf="end">{useContext(SignUpMenu)}</Box>
      </Box>
      <Page as="main" id="content">
        <PageHeader title="My account" back={back}>
          You can download a copy of your data, or delete it, before you finish signing up.
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
  return practices.length > 0 ? <PracticeData /> : <MyDataPage owner={accountWithoutPractice} />
}
