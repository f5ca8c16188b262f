import type { ReactNode } from 'react'
import type { ListedLocum } from '#shared/locum-lists/locum-lists.schema.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', py: '2' } })

/** A locum of a list, and beside them what can be done. */
export const ListedRow = ({ locum, children }: { locum: ListedLocum; children: ReactNode }) => {
  const { id, name, profession, region, avatar_file } = locum
  return (
    <Row>
      <ProfileImage ownerId={id} document="avatar" file={avatar_file} name={name} size="s" />
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        <TextLink to={paths.practice.locum(id)} color="fg" fontWeight="bold" minHeight="0">
          {name}
        </TextLink>
        <Small>
          {profession} · {region}
        </Small>
      </Box>
      {children}
    </Row>
  )
}
