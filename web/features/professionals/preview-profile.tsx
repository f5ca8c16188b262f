import { publicProfessionalOf } from '../../../shared/professionals/professionals.projections.ts'
import { AsSeen } from '../../components/as-seen.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { LocumCard } from '../../components/locum-card.tsx'
import { ProfileImage } from '../../components/profile-image.tsx'
import { TextLink } from '../../components/text-link.tsx'
import { useProfessional } from '../../platform/account.ts'
import { paths } from '../../platform/paths.ts'
import { useIndustries } from '../options/options.api.ts'

const text = { title: 'Preview Profile', lead: 'This is how practices see you. Your contact details follow once you are booked.', fillIn: 'Fill in' }

function OwnCard({ onFillIn }: { onFillIn?: () => void }) {
  const professional = useProfessional()
  const { data: industries, error, refetch } = useIndustries()
  const { id, name, email, avatar_file } = professional
  const picture = <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name || email} size="xl" />
  const fillIn = (section: string) => (
    <TextLink to={`${paths.locum.profile}?section=${section}`} onClick={onFillIn}>
      {text.fillIn}
    </TextLink>
  )
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {industries && <LocumCard fillIn={fillIn} professional={publicProfessionalOf(professional)} industries={industries} picture={picture} />}
    </>
  )
}

/** The locum's own card, as practices see it. */
export function PreviewProfile({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title} lead={text.lead}>
      <OwnCard onFillIn={onClose} />
    </Dialog>
  )
}

/** The same beside the sections of a profile that is complete. */
export function ProfileOverview() {
  return (
    <AsSeen lead={text.lead}>
      <OwnCard />
    </AsSeen>
  )
}
