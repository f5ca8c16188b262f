import type { ComponentProps } from 'react'
import type { UserId } from '#shared/kernel/ids.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { IconButton } from '#web/ui/button.tsx'
import { useFavourite } from './favourites.api.ts'

interface Props extends Partial<ComponentProps<typeof IconButton>> {
  id: UserId
  name: string
}

/** A star: whether a locum is one of the practice's favourites. */
export function FavouriteButton({ id, name, ...button }: Props) {
  const { favourite, change } = useFavourite(id)
  return (
    <IconButton
      {...button}
      label={`Favourite: ${name}`}
      title={favourite ? 'Remove from favourites' : 'Add to favourites'}
      icon={favourite ? 'starred' : 'star'}
      color={favourite ? 'secondary.fg' : undefined}
      aria-pressed={favourite}
      onClick={() => change(!favourite)}
      {...viewLock.control}
    />
  )
}
