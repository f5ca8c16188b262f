import { formatSupport, locumName } from '#web/components/status/offer-facts.ts'
import { Stack } from '#web/ui/chakra.ts'
import { agreedRate } from '#shared/bookings/pay.rules.ts'
import { rateGroups, rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Note } from '#web/ui/note.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIndustries } from '#web/features/options/options.api.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { isPossible } from '#web/components/actions/lifecycle-actions.ts'
import { applicationDecisions } from '#web/features/offers/practice/offer-actions.ts'
import { useApplicantProfile } from '#web/features/offers/practice/practice-offers.api.ts'
import { useMemberRole } from '#web/components/account/account.api.ts'

const LoadingProfile = () => (
  <Stack role="status" aria-label="Loading the profile" gap="4">
    {[70, 55, 80, 45].map((width) => (
      <Skeleton key={width} style={{ width: `${width}%` }} />
    ))}
  </Stack>
)

const LocumCard = lazyPage(() => import('#web/components/people/locum-card.tsx'), 'LocumCard', <LoadingProfile />)

/** Within the budget, as they would be booked. */
const formatAllRates = (offer: Offer, { rates }: ShownCandidate): string =>
  rateGroups.map((group) => `${rateGroupLabels[group]} ${formatRate(agreedRate(rates[group], offer.rates))}`).join('\n')

/** The details of this application; the profile above is the same for every practice. */
function ApplicationDetails({ offer, application }: { offer: Offer; application: ShownCandidate }) {
  return (
    <>
      <FactList
        facts={[
          ['Applied for', formatDays(application.booking_dates)],
          ['Rates for this offer', formatAllRates(offer, application)],
          ['Latest change by', formatSupport(offer, application)],
          ['Contact', [application.contact, application.email].filter(Boolean).join(', ')],
        ]}
      />
      {!application.contact && (
        <Note>You will see each other’s phone number and e-mail address once you have booked.</Note>
      )}
    </>
  )
}

function Profile({ id }: { id: ShownCandidate['id'] }) {
  const profile = useApplicantProfile(id)
  const industries = useIndustries()
  const error = profile.error ?? industries.error
  if (error)
    return <LoadError error={error} onRetry={() => void Promise.all([profile.refetch(), industries.refetch()])} />
  if (!profile.data || !industries.data) return <LoadingProfile />
  const { name, avatar_file } = profile.data
  return (
    <LocumCard
      professional={profile.data}
      industries={industries.data}
      picture={<ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} size="xl" />}
    />
  )
}

interface Props {
  offer: Offer
  application: ShownCandidate | undefined
  onClose: () => void
  onDecline: (application: ShownCandidate) => void
}

export function ApplicantDetails({ offer, application, onClose, onDecline }: Props) {
  const role = useMemberRole()
  const reject = application && applicationDecisions(offer, application, { role }).reject
  return (
    <Dialog
      open={application !== undefined}
      onClose={onClose}
      title={application ? locumName(application) : ''}
      lead={application && `Application ${application.uniqueAppReference}`}
      footer={
        application && isPossible(reject) ? (
          <>
            <ActionButton action={reject} look="danger" onClick={() => onDecline(application)}>
              Decline
            </ActionButton>
            <Button onClick={onClose}>Back to the applicants</Button>
          </>
        ) : undefined
      }
    >
      {application && (
        <Stack gap="6">
          <Profile id={application.id} />
          <ApplicationDetails offer={offer} application={application} />
        </Stack>
      )}
    </Dialog>
  )
}
