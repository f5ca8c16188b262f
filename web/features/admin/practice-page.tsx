import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { stillMissing } from '#shared/kernel/sent-back.rules.ts'
import { ImpersonateButtons } from '#web/components/impersonation/impersonate-buttons.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { runtime } from '#web/platform/runtime.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountFrame } from './account-frame.tsx'
import { practiceQuery } from './accounts.api.ts'
import { ApprovalPill } from '#web/components/review/approval-pill.tsx'

const back = { to: paths.admin.practices, label: 'Practices' }

const leadOf = ({ type, address, createdAt }: Company): string =>
  [
    type,
    address && formatSuburb(address),
    `with ${runtime().tenant.settings.brandName} since ${formatFormDate(todayAt(createdAt))}`,
  ]
    .filter(Boolean)
    .join(' · ')

const tabsOf = (id: CompanyId) => {
  const at = (part: string) => paths.admin.practicePart(id, part)
  return [
    { to: paths.admin.practice(id), label: 'Overview' },
    { to: at('approval'), label: 'Approval' },
    { to: at('members'), label: 'Members' },
    { to: at('offers'), label: 'Offers and requests' },
    { to: at('bookings'), label: 'Bookings' },
    ...(runtime().tenant.settings.wallet.show ? [{ to: at('wallet'), label: 'Wallet' }] : []),
    { to: at('plan'), label: 'Plan' },
    { to: at('placements'), label: 'Placements' },
    { to: at('conversations'), label: 'Conversations' },
    { to: at('history'), label: 'History' },
  ]
}

function LoadedPractice({ practice }: { practice: Company }) {
  const { id, name, logo_file, approved, suspended, sent_back } = practice
  return (
    <AccountFrame
      back={back}
      picture={<ProfileImage ownerId={id} document="logo" file={logo_file} name={name} size="l" square="quiet" />}
      name={name}
      pills={
        <ApprovalPill
          approved={approved}
          isWaiting
          isSuspended={suspended !== undefined}
          isSentBack={stillMissing(sent_back).length > 0}
        />
      }
      lead={leadOf(practice)}
      actions={<ImpersonateButtons of={{ type: 'practice', target: id, name }} />}
      tabs={tabsOf(id)}
    />
  )
}

/** Everything about one practice, for a super admin, in tabs. */
export function PracticePage() {
  const { companyId } = useParams()
  const { data, error, refetch } = useQuery(practiceQuery(companyId as CompanyId))
  if (data) return <LoadedPractice practice={data} />
  return (
    <Page>
      <PageHeader title="Practice" back={back} />
      {error ? (
        <PageLoadError what="practice" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" borderRadius="m" role="status" aria-label="Loading the practice" />
      )}
    </Page>
  )
}
