import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/kernel/paths.ts'
import { isAgreed } from '#shared/privacy/privacy.rules.ts'
import type { PrivacyChoices } from '#shared/privacy/privacy.schema.ts'
import { privacyContract } from '#shared/privacy/privacy.contract.ts'
import { Brand } from '#web/components/page/brand.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { SaveFailure } from '#web/components/forms/save-failure.tsx'
import { useSession } from '#web/platform/session.ts'
import { store } from '#web/platform/storage.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { privacyChoices } from './privacy.api.ts'

/** Where people copy and delete their data; a member leaves a practice before their account is deleted. */
const openPages: readonly string[] = [paths.locum.data, paths.practice.data, paths.practice.userManagement]

const texts = [
  { kind: 'terms', name: 'Terms', to: paths.terms },
  { kind: 'privacy', name: 'Privacy notice', to: paths.privacy },
] as const

function AskToAgree({ choices: { agreed, current }, dataPage }: { choices: PrivacyChoices; dataPage: string }) {
  const agree = useApiMutation(privacyContract.agreeToTexts, () => ({ body: current }))
  return (
    <>
      <Row as="header" align="center" justify="space-between" px="4" minHeight="14">
        <Brand />
        <TextLink to={paths.signOut}>Sign out</TextLink>
      </Row>
      <Page as="main" id="content">
        <PageHeader title="Our terms have changed">
          Please read what is new and agree to it to go on. Your bookings stay as they are meanwhile.
        </PageHeader>
        <Stack gap="5" maxWidth="text">
          <ul>
            {texts.map(({ kind, name, to }) => (
              <Box as="li" key={kind} py="1">
                <TextLink to={to} target="_blank" inline>{`${name}, version ${current[kind]}`}</TextLink>
                {current[kind] > (agreed?.[kind] ?? 1) && ' (new)'}
              </Box>
            ))}
          </ul>
          <SaveFailure title="Your agreement was not saved." error={agree.error} />
          <Row gap="5" wrap align="center">
            <Button look="primary" busy={agree.isPending} onClick={() => agree.mutate()}>
              I agree to both
            </Button>
            <TextLink to={dataPage}>I don’t agree: copy or delete my data</TextLink>
          </Row>
        </Stack>
      </Page>
    </>
  )
}

/** Asks anew when a text has changed. Who declines can still copy and delete their data. */
export function AgreementGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { userId, role } = useSession() ?? {}
  const { data, error, refetch } = useQuery(privacyChoices)
  const isDone = data && isAgreed(data.agreed, data.current)
  useEffect(() => {
    if (isDone && userId) store('agreedTexts', { userId, ...data.current })
  }, [isDone, userId, data])
  if (isDone || openPages.includes(pathname)) return children
  if (error)
    return (
      <Page as="main" id="content">
        <LoadError error={error} onRetry={() => void refetch()} />
      </Page>
    )
  if (!data) return <Skeleton width="240px" my="8" mx="4" />
  return <AskToAgree choices={data} dataPage={role === 'Locum' ? paths.locum.data : paths.practice.data} />
}
