import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { ProfileImage } from '#web/components/people/profile-image.tsx'
import { log } from '#web/platform/log.ts'
import { Avatar } from '#web/ui/avatar.tsx'

type Picture = ComponentProps<typeof ProfileImage>

/** Initials until the picture’s part is there: it loads after the page, and the page works without it. */
function LatePicture(picture: Picture) {
  const [Image, setImage] = useState<ComponentType<Picture>>()
  useEffect(() => {
    if (picture.file)
      import('#web/components/people/profile-image.tsx').then(
        ({ ProfileImage: Loaded }) => setImage(() => Loaded),
        (error: unknown) => log.refusal('The picture part did not load', error),
      )
  }, [picture.file])
  const { ownerId: _, document: __, file: ___, ...face } = picture
  return Image ? <Image {...picture} /> : <Avatar {...face} />
}

interface Props extends ComponentProps<typeof Avatar> {
  picture?: Pick<Picture, 'ownerId' | 'document' | 'file'> | undefined
}

/** The user or a practice of theirs, in bars and menus. */
export const Portrait = ({ picture, ...face }: Props) =>
  picture ? <LatePicture {...picture} {...face} /> : <Avatar {...face} />

/** A practice of the user’s; the active one is filled. */
export const PracticeLogo = ({
  practice: { id, name, logo_file },
  ...look
}: { practice: Pick<Company, 'id' | 'name' | 'logo_file'> } & Pick<Props, 'size' | 'square'>) => (
  <Portrait name={name} picture={{ ownerId: id, document: 'logo', file: logo_file }} {...look} />
)
