import { session } from '#web/platform/session.ts'
import { store, useStored } from '#web/platform/storage.ts'
import { formatFound } from '#web/components/format/format-words.ts'
import { Row } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { FoundNumber } from './found-results.tsx'
import { type Scope, scopeNames, searchParams } from './scopes.ts'

/** SPEC 1: the last search is kept, in this browser and until the super admin signs out. */
export const keepSearch = (q: string, scope: Scope, { found, more }: FoundNumber): void => {
  const userId = session()?.userId
  if (userId) store('lastAdminSearch', { userId, q, scope, found, more })
}

/** The last search as a link, with how much it had found. */
export function LastSearch({ first }: { first: Scope }) {
  const last = useStored('lastAdminSearch')
  if (!last || last.userId !== session()?.userId) return null
  const scope = last.scope as Scope
  return (
    <Row wrap align="center" columnGap="1.5" mt="1.5" textStyle="s" color="fg.muted">
      <Icon name="clock" size={16} />
      <span>
        Last search{' '}
        <TextLink inline to={`?${new URLSearchParams(searchParams(last.q, scope, first)).toString()}`}>
          {last.q}
        </TextLink>{' '}
        in {scopeNames[scope]}, {formatFound(last.found, last.more).toLowerCase()}
      </span>
    </Row>
  )
}
