import { formatFormDate } from '#shared/kernel/dates.ts'
import { privacyKindLabels } from '#shared/privacy/privacy.text.ts'
import { InformationOfficer } from '#web/components/account/information-officer.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { ownPrivacyRequests } from '#web/features/privacy/privacy.api.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { LoadMore } from '#web/ui/load-more.tsx'
import { formatTime } from '#web/components/format/format-time.ts'
import { PrivacyRequestForm } from './privacy-request-form.tsx'

/** What was asked about one's data, with the answers, and a form for more. */
export function OwnPrivacyRequests() {
  const { data, error, refetch, loadMore, busy } = useList(ownPrivacyRequests)
  return (
    <>
      <InformationOfficer />
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      <Box as="ul" aria-label="Your requests" mt="3">
        {data?.map(({ id, kind, message, requestedAt, answerBy, answer, answeredAt }) => (
          <Box as="li" key={id} py="2" borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
            <b>{privacyKindLabels[kind]}</b>
            <Box whiteSpace="pre-line">{message}</Box>
            <Box color="fg.muted">
              {`Asked on ${formatTime(requestedAt)}. `}
              {answeredAt ? `Answered on ${formatTime(answeredAt)}:` : `To be answered by ${formatFormDate(answerBy)}.`}
            </Box>
            {answer && <Box whiteSpace="pre-line">{answer}</Box>}
          </Box>
        ))}
      </Box>
      <LoadMore loadMore={loadMore} busy={busy} />
      <PrivacyRequestForm />
    </>
  )
}
