import { Small, Stack } from '#web/ui/chakra.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { useStar } from './instant-booking.api.ts'

/** A favourite practice can book the locum at once while instant booking is on. */
export function StarPractice({ id, name }: { id: CompanyId; name: string }) {
  const { starred, isOn, busy, error, change } = useStar(id)
  if (starred === undefined) return null
  return (
    <Stack gap="2" justifyItems="start" borderTop="1px solid" borderColor="border" mt="4" pt="4">
      <Button icon={starred ? 'starred' : 'star'} busy={busy} onClick={change} {...viewLock.ownerAlone}>
        {starred ? 'Remove from favourites' : 'Add to favourites'}
      </Button>
      <Small maxWidth="text">
        {starred
          ? isOn
            ? `${name} can book hours that you have posted, without a request. `
            : `${name} can book hours that you have posted once you switch instant booking on. `
          : `As a favourite, ${name} can book hours that you have posted, without a request. `}
        <TextLink inline to={`${paths.locum.accountSettings}?section=instant`}>
          Instant booking settings
        </TextLink>
      </Small>
      <FailureNote error={error} />
    </Stack>
  )
}
