import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { Person } from '#shared/admin/people.schema.ts'
import { addDays, formatFormDate, MAX_PERIOD_DAYS, todayAt } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { stillMissing } from '#shared/kernel/sent-back.rules.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { waitsForCheck } from '#web/components/review/registration-facts.tsx'
import { personPrivacy } from '#web/features/privacy/privacy.api.ts'
import { professionalBookings } from '#web/features/bookings/bookings.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { personQuery } from './accounts.api.ts'
import { DocumentRows } from './document-rows.tsx'
import { NextBookings } from './next-bookings.tsx'
import { Overview } from './overview.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import { RegistrationBlock } from './registration-block.tsx'
import { WaitsNote } from './waits-note.tsx'

const Documents = ({ profile: { id, files } }: { profile: MaskedProfile }) => (
  <Section title="Documents">
    <DocumentRows
      ownerId={id}
      documents={[
        { document: 'avatar', label: 'Profile picture', file: files.avatar },
        { document: 'identity_document', label: 'Identity document', file: files.identity_document },
        { document: 'indemnityInsuranceFile', label: 'Indemnity insurance', file: files.indemnityInsuranceFile },
        { document: 'provisionalTaxFile', label: 'Provisional tax', file: files.provisionalTaxFile },
      ]}
    />
  </Section>
)

/** The practices that a person works for, each with their role. */
function Practices({ practices }: Pick<Person, 'practices'>) {
  if (practices.length === 0) return null
  return (
    <Section title="Practices" count={practices.length}>
      <ul aria-label="Practices">
        {practices.map(({ id, name, role, approved }) => (
          <Box as="li" key={id} py="2" borderTop="1px solid" borderColor="border" overflowWrap="anywhere">
            <TextLink to={paths.admin.practice(id)}>{name}</TextLink>
            <Small>{[roleTexts[role].label, ...(approved ? [] : ['not approved'])].join(' · ')}</Small>
          </Box>
        ))}
      </ul>
    </Section>
  )
}

function Account({ person }: { person: Person }) {
  const { email, createdAt, quotas, sessionsValidAfter, suspended, profile } = person
  return (
    <Section title="Account">
      <FactList
        facts={[
          ['Sign-in', email],
          ['Signed up', formatFormDate(todayAt(createdAt))],
          ['Waiting since', profile?.waitingSince && formatFormDate(todayAt(profile.waitingSince))],
          ['Practices allowed', quotas && String(quotas.practices)],
          ['Sessions ended', sessionsValidAfter && formatFormDate(todayAt(sessionsValidAfter))],
          ['Suspended', suspended && `Since ${formatFormDate(todayAt(suspended.at))}: ${suspended.reason}`],
        ]}
      />
      <PersonActions person={person} />
    </Section>
  )
}

/** What they agreed to and when, and whether they object to direct marketing. */
function Privacy({ id }: Pick<Person, 'id'>) {
  const { data } = useQuery(personPrivacy(id))
  if (!data) return null
  const { consents, marketing_objected_at: objectedAt, requests } = data
  const dayOf = (at: string) => formatFormDate(todayAt(at))
  return (
    <Section title="Privacy">
      <FactList
        facts={[
          ...consents.map(({ terms, privacy, at }): [string, string] => [
            `Agreed on ${dayOf(at)}`,
            `Version ${terms} of the terms, version ${privacy} of the privacy notice`,
          ]),
          ['Direct marketing', objectedAt ? `Objects since ${dayOf(objectedAt)}` : 'No objection'],
          ['Requests about their data', String(requests.length)],
        ]}
      />
    </Section>
  )
}

function LoadedOverview({ person }: { person: Person }) {
  const { id, profile, practices } = person
  const today = currentDay()
  if (!profile)
    return (
      <Row wrap gap="8" align="flex-start" css={{ '& > *': { flex: '1 1 320px' } }}>
        <Account person={person} />
        <Privacy id={id} />
        <Practices practices={practices} />
      </Row>
    )
  const { registration_renewal: renewal, waitingSince: since } = profile
  const to = paths.admin.personPart(id, 'approval')
  const isSentBack = stillMissing(profile.sent_back).length > 0
  return (
    <>
      {since && !isSentBack && <WaitsNote title="Waiting for approval" since={since} to={to} />}
      {waitsForCheck(profile) && (
        <WaitsNote
          title={
            renewal
              ? `They have renewed their registration until ${formatFormDate(renewal)}.`
              : 'Their registration is to be checked.'
          }
          to={to}
        />
      )}
      <Overview
        entered={<PersonFacts profile={profile} />}
        checked={
          <>
            <Documents profile={profile} />
            <Practices practices={practices} />
          </>
        }
        more={
          <>
            <RegistrationBlock profile={profile} />
            <Account person={person} />
            <Privacy id={id} />
            <NextBookings
              list={professionalBookings(id, today, addDays(today, MAX_PERIOD_DAYS))}
              of="professional"
              to={paths.admin.personPart(id, 'bookings')}
            />
          </>
        }
      />
    </>
  )
}

/** What a person has entered, and how their account stands. */
export function PersonOverviewPage() {
  const { data } = useQuery(personQuery(useParams()['userId'] as UserId))
  return data && <LoadedOverview person={data} />
}
