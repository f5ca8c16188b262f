import { chakra } from '#web/ui/chakra.ts'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { documentUrlQuery } from '#web/components/upload/document-url.api.ts'
import { log } from '#web/platform/log.ts'
import { Avatar, avatarSizes, SQUARE_RADIUS } from '#web/ui/avatar.tsx'

interface Props extends ComponentProps<typeof Avatar> {
  ownerId: OwnerId
  document: 'avatar' | 'logo'
  /** The id of the file, if there is a picture. */
  file: string | undefined
}

/**
 * A person's or practice's picture, or initials until it is loaded or if there is none (SPEC 8). Decorative: the name
 * is always shown beside it.
 */
export function ProfileImage({ ownerId, document, file, name, size = 'm', square }: Props) {
  const { data, error } = useQuery({
    ...documentUrlQuery(document, ownerId, file, size === 'xl' ? 'large' : 'small'),
    enabled: Boolean(file),
  })
  const [broken, setBroken] = useState<string>()
  useEffect(() => {
    if (error) log.refusal('A picture could not be loaded', error)
  }, [error])
  if (!file || !data || data.type === 'application/pdf' || data.url === broken)
    return <Avatar name={name} size={size} {...(square && { square })} />
  const fail = (): void => {
    log.refusal('A picture could not be loaded', data.url.split('?')[0])
    setBroken(data.url)
  }
  return (
    <chakra.img
      src={data.url}
      alt=""
      onError={fail}
      flex="none"
      width={avatarSizes[size]}
      height={avatarSizes[size]}
      borderRadius={square ? SQUARE_RADIUS : 'full'}
      objectFit="cover"
      bg="bg.muted"
    />
  )
}
