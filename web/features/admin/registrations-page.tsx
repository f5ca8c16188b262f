import type { WaitingRegistration } from '#shared/professionals/approval.contract.ts'
import { formatFormDate, formatInstant, type LocalDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { formatLeft } from '#web/components/review/format-expires.ts'
import { walkOf } from '#web/components/review/queue.ts'
import { registrationsList } from '#web/components/review/review.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'

const title = 'Registrations'

const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 3fr) 120px' },
    columnGap: '6',
    rowGap: '2',
    alignItems: 'center',
    borderTop: '1px solid',
    borderColor: 'border',
    py: '4',
    overflowWrap: 'anywhere',
  },
})

function Registration({ of, today }: { of: WaitingRegistration; today: LocalDate }) {
  const { id, name, profession, professional_body, professional_number } = of
  const { registration_expiry: expiry, registration_renewal: renewal, since } = of
  return (
    <Line>
      <div>
        <b>{name}</b>
        <Small>{profession}</Small>
      </div>
      <div>
        {professional_number}
        <Small>{professional_body}</Small>
      </div>
      <div>
        <StatusWord family={expiry < today ? 'unavailable' : 'pending'} label={formatLeft(expiry, today)} />
        <Small>Valid until {formatFormDate(expiry)}</Small>
        {renewal && (
          <Small>
            Renewed until {formatFormDate(renewal)}, waiting since {formatInstant(since)}
          </Small>
        )}
      </div>
      <ButtonLink
        size="s"
        to={paths.admin.reviewLocum(id)}
        state={walkOf({ id: 'registrations' })}
        aria-label={`Check ${name}`}
      >
        Check
      </ButtonLink>
    </Line>
  )
}

/** Approved locums whose registration was renewed or expires soon, until it is checked. */
export function RegistrationsPage() {
  const { data, error, refetch, loadMore, busy } = useList(registrationsList, { automaticItems: 0 })
  const today = currentDay()
  return (
    <Page>
      <PageHeader title={title}>
        To be checked: renewed ones, and those that expire within 60 days. A checked one waits again when it is renewed,
        or when its holder is reminded, 60, 30 and 7 days before. Shifts after the last day can’t be booked.
      </PageHeader>
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="72px" borderRadius="m" role="status" aria-label="Loading registrations" />}
      {data?.length === 0 && (
        <EmptyState icon="free" title="No registration is to be checked" action={null}>
          Locums appear here when they renew their registration, and sixty days before it expires, if its date is known.
        </EmptyState>
      )}
      <Box as="ul" aria-label={title}>
        {data?.map((one) => (
          <Registration key={one.id} of={one} today={today} />
        ))}
      </Box>
      <LoadMore loadMore={loadMore} busy={busy} />
    </Page>
  )
}
