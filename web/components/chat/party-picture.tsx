import type { ComponentProps } from 'react'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { ChatPartyId } from '#shared/messages/messages.schema.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'

type Props = Pick<ComponentProps<typeof ProfileImage>, 'name' | 'file' | 'size'> & { id: ChatPartyId }

/** A locum's picture or a practice's logo, as the other party of a conversation sees it. */
export const PartyPicture = ({ id, ...picture }: Props) => (
  <ProfileImage ownerId={id} document={isCompanyId(id) ? 'logo' : 'avatar'} {...picture} />
)
