import { mailLink, telLink } from '#shared/kernel/contact-links.ts'
import type { Placement } from '#shared/placements/placements.schema.ts'
import { TextAnchor } from '#web/ui/text-link.tsx'
import { PlacementCard } from '../placement-card.tsx'
import { DecideButtons } from './decide-buttons.tsx'

interface Props {
  placement: Placement
  onDecided?: (sentence: string) => void
}

/** A request of any practice, with what a super admin can do about it. */
export function AnyPlacementCard({ placement, onDecided }: Props) {
  const { practiceName, practiceBussinessEmail: email, contact, professionTitle } = placement
  return (
    <PlacementCard
      placement={placement}
      title={`${professionTitle} at ${practiceName}`}
      facts={[
        [
          'E-mail',
          <TextAnchor inline href={mailLink(email)}>
            {email}
          </TextAnchor>,
        ],
        [
          'Phone',
          <TextAnchor inline href={telLink(contact)}>
            {contact}
          </TextAnchor>,
        ],
      ]}
      noteLabel="Note"
    >
      <DecideButtons placement={placement} onDecided={onDecided} />
    </PlacementCard>
  )
}
