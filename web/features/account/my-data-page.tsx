import { Box, Stack } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { Brand } from '#web/components/page/brand.tsx'
import { practicesQuery } from '#web/components/account/account.api.ts'
import { SignUpMenu } from '#web/components/account/sign-up-menu.ts'
import { paths } from '#shared/kernel/paths.ts'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { AskAboutData } from './ask-about-data.tsx'
import { accountWithoutPractice, type DataOwner } from './data-owner.ts'
import { DataSection } from './data-section.tsx'
import { useLocumAccount } from './locum-account.ts'
import { usePracticeAccount } from './practice-account.ts'

const OwnPrivacyRequests = lazyPage(() => import('./own-privacy-requests.tsx'), 'OwnPrivacyRequests')

const back = { to: paths.home, label: 'Back to the site' }

function Questions() {
  const [isOpen, setOpen] = useState(false)
  const toggle = (
    <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Requests
    </Button>
  )
  return (
    <Section title="Questions">
      <Box borderTop="1px solid" borderColor="border" maxWidth="720px">
        <AskAboutData action={toggle}>{isOpen && <OwnPrivacyRequests />}</AskAboutData>
      </Box>
    </Section>
  )
}

/** For users who have not finished signing up or decline a changed text: they can export and delete their data. */
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
          You can download a copy of your data, ask about it, or delete it.
        </PageHeader>
        <Stack gap="8">
          <DataSection owner={owner} />
          <Questions />
        </Stack>
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
