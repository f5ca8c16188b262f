import { publicProfessionalOf } from '#shared/professionals/professionals.projections.ts'
import { Preview } from '#web/components/people/preview.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { LocumCard } from '#web/components/people/locum-card.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useProfessional } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useIndustries } from '#web/features/options/options.api.ts'

const text = {
  title: 'Preview Profile',
  lead: 'This is how practices see you. They see your contact details once you are booked.',
  linkTo: 'Fill in',
}

function OwnLocumCard({ onFillIn }: { onFillIn?: () => void }) {
  const professional = useProfessional()
  const { data: industries, error, refetch } = useIndustries()
  const { id, name, email, avatar_file } = professional
  const picture = <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name || email} size="xl" />
  const linkTo = (section: string) => (
    <TextLink to={`${paths.locum.profile}?section=${section}`} onClick={onFillIn}>
      {text.linkTo}
    </TextLink>
  )
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {industries && (
        <LocumCard
          linkTo={linkTo}
          professional={publicProfessionalOf(professional)}
          industries={industries}
          picture={picture}
        />
      )}
    </>
  )
}

export function PreviewProfile({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title} lead={text.lead}>
      <OwnLocumCard onFillIn={onClose} />
    </Dialog>
  )
}

/** The same card, beside the sections of a complete profile. */
export function ProfileOverview() {
  return (
    <Preview lead={text.lead}>
      <OwnLocumCard />
    </Preview>
  )
}
