import type { Found } from '#shared/admin/lookup.schema.ts'
import type { AuditParty } from '#shared/admin/audit.contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { AuditQuery } from '#web/components/audit/audit.api.ts'
import { auditSearch } from '#web/components/audit/audit-criteria.ts'
import { session } from '#web/platform/session.ts'
import { chakra } from '#web/ui/chakra.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { PartyFilter } from './party-filter.tsx'

const Filters = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    alignItems: 'start',
    mb: '4',
  },
})

const noSubject = { person: undefined, practice: undefined, about: undefined }

const aboutFound = (query: AuditQuery, { kind, id }: Found): AuditQuery => {
  if (kind === 'person') return { ...query, ...noSubject, person: id as UserId }
  return { ...query, ...noSubject, ...(kind === 'practice' ? { practice: id as CompanyId } : { about: id }) }
}

const addressOf = (query: AuditQuery): string => `${paths.admin.audit}${auditSearch(query)}`

const nameOf = (party: AuditParty | undefined, id: string | undefined): string | undefined =>
  id === undefined ? undefined : (party?.name ?? (party ? 'deleted' : '…'))

interface Props {
  query: AuditQuery
  actor: AuditParty | undefined
  subject: AuditParty | undefined
  show: (query: AuditQuery) => void
}

/** Whose doing, and about whom or what: each found by name. */
export function PartyFilters({ query, actor, subject, show }: Props) {
  const own = session()?.userId as UserId | undefined
  return (
    <Filters>
      <div>
        <PartyFilter
          label="Who did it"
          hint="The name of a person or a practice, from its first letters on"
          chosen={nameOf(actor, query.actor)}
          onRemove={() => show({ ...query, actor: undefined })}
          addressOf={({ kind, id }) =>
            kind === 'booking' ? undefined : addressOf({ ...query, actor: id as UserId | CompanyId })
          }
        />
        {own && query.actor === undefined && <TextLink to={addressOf({ ...query, actor: own })}>What I did</TextLink>}
      </div>
      <PartyFilter
        label="About whom"
        hint="A person, a practice or a booking; with what a person did"
        chosen={query.about ?? nameOf(subject, query.practice ?? query.person)}
        onRemove={() => show({ ...query, ...noSubject })}
        addressOf={(found) => addressOf(aboutFound(query, found))}
      />
    </Filters>
  )
}
