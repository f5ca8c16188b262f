import { publicProfessionalOf } from '../../../shared/professionals/professionals.projections.ts'
import { Avatar } from '../../components/avatar.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { LoadError } from '../../components/load-error.tsx'
import { LocumCard } from '../../components/locum-card.tsx'
import { useProfessional } from '../../platform/account.ts'
import { useIndustries } from '../options/options.api.ts'

/** The locum's own card, as practices see it. */
export function PreviewProfile({ onClose }: { onClose: () => void }) {
  const professional = useProfessional()
  const { data: industries, error, refetch } = useIndustries()
  const name = professional.name || professional.email
  return (
    <Dialog open onClose={onClose} title="Preview Profile" lead="This is how practices see you. Your contact details follow once you are booked.">
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {industries && <LocumCard named professional={publicProfessionalOf(professional)} industries={industries} picture={<Avatar name={name} size="xl" />} />}
    </Dialog>
  )
}
