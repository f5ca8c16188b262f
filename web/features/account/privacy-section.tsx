import { useQuery } from '@tanstack/react-query'
import { formatPeriod, RETENTION_DAYS } from '#shared/kernel/retention.ts'
import type { OwnView } from '#shared/privacy/privacy.schema.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { ownViews, privacyChoices, useObjection } from '#web/features/privacy/privacy.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { Button } from '#web/ui/button.tsx'
import { Box } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { DataOwner } from './data-owner.ts'
import { AskAboutData } from './ask-about-data.tsx'
import { formatTime } from '#web/components/format/format-time.ts'
import { OwnPrivacyRequests } from './own-privacy-requests.tsx'
import { Setting } from './setting.tsx'

const opened: Record<string, string> = {
  profile: 'Identity number and bank details',
  identity_document: 'Identity document',
  provisionalTaxFile: 'Provisional tax file',
  indemnityInsuranceFile: 'Proof of indemnity insurance',
}
const readers: Record<OwnView['by'], string> = { you: 'You', support: 'Support' }

/** Who has read what is most personal, and when. */
function OwnViews() {
  const { data, error, refetch, loadMore, busy } = useList(ownViews)
  return (
    <Setting
      title="Who opened your identity and bank details"
      state={`Every reading is recorded and kept for ${formatPeriod(RETENTION_DAYS.views)}.`}
    >
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton width="240px" />}
      {data?.length === 0 && <Box color="fg.muted">They have not been opened.</Box>}
      <ul aria-label="Who opened your identity and bank details">
        {data?.map(({ at, by, document, hidden }) => (
          <Box as="li" key={`${at} ${document}`} py="2" borderTop="1px solid" borderColor="border">
            {`${readers[by]}: ${opened[document] ?? document}${hidden ? ', with the numbers hidden' : ''}`}
            <Box color="fg.muted">{formatTime(at)}</Box>
          </Box>
        ))}
      </ul>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Setting>
  )
}

/** The versions that were agreed to, and the objection to direct marketing. */
function PrivacyChoices() {
  const { data, error, refetch } = useQuery(privacyChoices)
  const objection = useObjection()
  if (!data)
    return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton width="240px" my="5" />
  const { agreed, marketing_objected_at: since } = data
  const save = () =>
    void objection.mutateAsync(!since).then(
      () => showToast(since ? 'Your objection was withdrawn.' : 'Your objection was saved.'),
      ({ message }: Error) => showToast(message, 'error'),
    )
  return (
    <>
      <Setting
        title="Terms and privacy notice"
        state={
          agreed
            ? `You agreed to version ${agreed.terms} of the terms and version ${agreed.privacy} of the privacy notice on ${formatTime(agreed.at)}.`
            : 'No agreement is recorded for this account.'
        }
      />
      <Setting
        title="Direct marketing"
        state={
          since
            ? `You object to direct marketing since ${formatTime(since)}.`
            : 'We send none today: all our mails are about your account, offers, bookings and messages. You can object in advance.'
        }
        action={
          <Button busy={objection.isPending} onClick={save}>
            {since ? 'Withdraw objection' : 'Object'}
          </Button>
        }
      />
    </>
  )
}

/** What people can see, choose and ask about their data. */
export function PrivacySection({ owner }: { owner: Pick<DataOwner, 'deletes'> }) {
  return (
    <Section title="Privacy">
      <Box borderTop="1px solid" borderColor="border" maxWidth="720px">
        <PrivacyChoices />
        {owner.deletes.includes('locum') && <OwnViews />}
        <AskAboutData>
          <OwnPrivacyRequests />
        </AskAboutData>
      </Box>
    </Section>
  )
}
