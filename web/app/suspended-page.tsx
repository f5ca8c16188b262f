import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Row, Stack } from '#web/ui/chakra.ts'
import { FullPage } from '#web/ui/full-page.tsx'
import { ExternalLink } from '#web/ui/text-link.tsx'
import { BrandBar } from './brand-bar.tsx'

/** Instead of every page, for the user of a suspended account; `why` says since when, and the reason. */
export function SuspendedPage({ why }: { why: string }) {
  const { contact } = runtime().tenant.settings.links
  return (
    <Stack minHeight="100dvh" gridTemplateRows="auto 1fr" gap="0">
      <BrandBar />
      <FullPage
        alone
        icon="alert"
        title="Your account is suspended"
        action={
          <Row wrap align="center" justify="center" gap="4">
            <ButtonLink look="primary" to={paths.signOut}>
              Sign out
            </ButtonLink>
            {contact && <ExternalLink href={contact}>Contact us</ExternalLink>}
          </Row>
        }
      >
        <Stack gap="3">
          <span>{why}</span>
          <span>
            You can’t use it until the suspension is lifted; bookings that you have are not affected. If you have
            questions, {contact ? 'please contact us.' : 'please answer the mail that we have sent you.'}
          </span>
        </Stack>
      </FullPage>
    </Stack>
  )
}
