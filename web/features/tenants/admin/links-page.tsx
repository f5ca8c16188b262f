import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EditedTenant } from '#shared/tenants/tenant-versions.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Pair, Small, Stack } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { editedTenantQuery } from '../tenants.api.ts'
import { History } from './history.tsx'
import { TenantFormContext, TenantSwitch, TenantTextField } from './tenant-field.tsx'
import { linkFields } from './tenant-fields.ts'
import { TenantFrame } from './tenant-frame.tsx'
import { useTenantForm } from './use-tenant-form.ts'

const title = 'Links and mails'

const Part = ({ title: name, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Section title={name}>
    {text && (
      <Small mt="-2" mb="4">
        {text}
      </Small>
    )}
    {children}
  </Section>
)

const LinkParts = () => (
  <Stack gap="8">
    <Part title="Links" text="Pages of your website. What is empty is not in the menus.">
      <Stack gap="5">
        <TenantTextField name="settings.links.faq" type="url" optional />
        <TenantTextField name="settings.links.blog" type="url" optional />
        <TenantTextField name="settings.links.contact" type="url" optional />
        <TenantTextField name="settings.links.rateCard" type="url" optional />
        <TenantTextField
          name="settings.links.subscription"
          type="url"
          optional
          hint="Where a practice pays for the membership."
        />
        <TenantTextField name="settings.signInUrl" type="url" optional hint="Only if people sign in on another page." />
      </Stack>
    </Part>
    <Part title="Requests and answers">
      <Pair>
        <TenantTextField name="settings.requestsMailbox" type="email" hint="Gets requests for permanent placements." />
        <TenantTextField
          name="settings.wallet.answerDays"
          inputMode="numeric"
          hint="Working days, as practices read it when they redeem."
        />
      </Pair>
      <Stack mt="5">
        <TenantSwitch
          name="settings.companies.requireApproval"
          text="A new practice waits until a super admin has approved it. Practices that are approved stay so."
        />
      </Stack>
    </Part>
    <Part
      title="Information Officer"
      text="Whom people ask about their personal information; on the privacy page and in its mails."
    >
      <Pair>
        <TenantTextField name="settings.informationOfficer.name" label="Name" optional />
        <TenantTextField name="settings.informationOfficer.email" label="E-mail" type="email" optional />
        <TenantTextField name="settings.informationOfficer.phone" label="Telephone" type="tel" optional />
      </Pair>
    </Part>
    <Part title="Set by the deployment" text="These are in the tenant’s file and change with the next deployment.">
      <FactList
        facts={[
          ['Sender of mails', 'Its address or domain is verified with the mail service first.'],
          [
            'Sender’s name of mails with a code',
            'It is the brand name in the file. Other mails have the one saved here.',
          ],
          ['Domain of the site', `${location.host}. Another one needs a certificate.`],
          ['Sources of the live chat', 'The site’s security policy names them.'],
        ]}
      />
    </Part>
  </Stack>
)

function LinksForm({ tenant }: { tenant: EditedTenant }) {
  const state = useTenantForm(tenant, linkFields)
  return (
    <TenantFormContext value={state}>
      <TenantFrame
        state={state}
        title={title}
        lead="Where menus lead, who gets what practices ask for, and the rules that go with it."
        aside={<History tenant={tenant} state={state} />}
      >
        <LinkParts />
      </TenantFrame>
    </TenantFormContext>
  )
}

/** The tenant's links, mailbox and rules. */
export function LinksPage() {
  const { data, error, refetch } = useQuery(editedTenantQuery)
  if (data) return <LinksForm tenant={data} />
  return (
    <Page>
      <PageHeader title={title} />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="480px" borderRadius="m" />
      )}
    </Page>
  )
}
