import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Person } from '#shared/admin/people.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { stillMissing } from '#shared/kernel/sent-back.rules.ts'
import { ImpersonateButtons } from '#web/components/impersonation/impersonate-buttons.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountFrame } from './account-frame.tsx'
import { personQuery } from './accounts.api.ts'
import { ApprovalPill } from '#web/components/review/approval-pill.tsx'

const back = { to: paths.admin.people, label: 'People' }

const roleNames = { Locum: 'Locum', CompanyAdmin: 'Practice user', SuperAdmin: 'Super admin' } as const

/** `Pharmacist · Bellville, Cape Town Metro · with Locum Desk since 14/01/2025` */
const leadOf = ({ role, profile, createdAt }: Person): string =>
  [
    profile?.profession ?? roleNames[role],
    profile?.address && formatSuburb(profile.address),
    `with ${runtime().tenant.settings.brandName} since ${formatFormDate(todayAt(createdAt))}`,
  ]
    .filter(Boolean)
    .join(' · ')

const tabsOf = ({ id, profile }: Person) => {
  const at = (part: string) => paths.admin.personPart(id, part)
  return [
    { to: paths.admin.person(id), label: 'Overview' },
    ...(profile
      ? [
          { to: at('approval'), label: 'Approval' },
          { to: at('calendar'), label: 'Calendar' },
          { to: at('applications'), label: 'Applications and requests' },
          { to: at('bookings'), label: 'Bookings' },
          ...(runtime().tenant.settings.wallet.show ? [{ to: at('wallet'), label: 'Wallet' }] : []),
          { to: at('conversations'), label: 'Conversations' },
        ]
      : []),
    { to: at('notifications'), label: 'Notifications' },
    { to: at('history'), label: 'History' },
  ]
}

function LoadedPerson({ person }: { person: Person }) {
  const { id, name, email, profile, suspended } = person
  return (
    <AccountFrame
      back={back}
      picture={<ProfileImage ownerId={id} document="avatar" file={profile?.avatar_file} name={name} size="l" />}
      name={name}
      pills={
        (profile || suspended) && (
          <ApprovalPill
            approved={profile?.approved === true}
            isWaiting={profile?.waitingSince !== undefined}
            isSuspended={suspended !== undefined}
            isSentBack={stillMissing(profile?.sent_back).length > 0}
          />
        )
      }
      lead={leadOf(person)}
      actions={profile && <ImpersonateButtons of={{ type: 'professional', target: id, name: name || email }} />}
      tabs={tabsOf(person)}
    />
  )
}

/** Everything about one person, for a super admin, in tabs. */
export function PersonPage() {
  const { userId } = useParams()
  const { data, error, refetch } = useQuery(personQuery(userId as UserId))
  if (data) return <LoadedPerson person={data} />
  return (
    <Page>
      <PageHeader title="Person" back={back} />
      {error ? (
        <PageLoadError what="person" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="m" role="status" aria-label="Loading the person" />
      )}
    </Page>
  )
}
