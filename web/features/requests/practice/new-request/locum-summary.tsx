import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { formatDistance } from '#shared/options/distance.rules.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ChatIconButton } from '#web/components/chat/chat-button.tsx'
import { FavouriteButton } from '#web/components/people/favourite-button.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { useOptions } from '#web/features/options/options.api.ts'

/** `Pinelands, Cape Town Metro · about 9 km from you · willing to travel` */
export function useFormattedPlace({ address, willing_to_travel }: PublicProfessional): string {
  const { company } = useActiveCompany()
  const { data: provinces = [] } = useOptions('provinces')
  const distance =
    company.address && address.province
      ? formatDistance(provinces, placeOf(company.address), placeOf(address))
      : undefined
  const place = formatSuburb(address)
  return [place, distance && `${distance} from you`, willing_to_travel && 'willing to travel']
    .filter(Boolean)
    .join(' · ')
}

export function LocumSummary({ professional }: { professional: PublicProfessional }) {
  const { id, name, profession, experience, avatar_file } = professional
  const place = useFormattedPlace(professional)
  return (
    <Row align="center" gap="4">
      <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} size="l" />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 textStyle="l">{name}</chakra.h2>
        <div>
          {[profession, experience && formatCount(experience.years_experience, 'year')].filter(Boolean).join(' · ')}
        </div>
        {place && (
          <Row gap="1.5" color="fg.muted">
            <Icon name="place" size={18} />
            <span>{place}</span>
          </Row>
        )}
      </Box>
      <Row flex="none" alignSelf="flex-start" mt="-2.5" mr="-2.5">
        <ChatIconButton id={id} name={name} />
        <FavouriteButton id={id} name={name} />
      </Row>
    </Row>
  )
}
