import type { Person } from '#shared/admin/people.schema.ts'
import { Row } from '#web/ui/chakra.ts'
import { useSignOutAccount, useSuspendAccount } from './accounts.api.ts'
import { PracticesLimit } from './practices-limit.tsx'
import { ReasonAction } from './reason-action.tsx'

const inAudit = 'It is kept in the audit; they do not see it.'
const byMail = 'They read it in the mail that they get, and it is kept in the audit.'

/** What a super admin can do with the account of a person. */
export function PersonActions({ person }: { person: Person }) {
  const { id, name, role, suspended } = person
  const signOut = useSignOutAccount(id)
  const suspend = useSuspendAccount(id)
  return (
    <Row wrap gap="3" mt="4">
      <ReasonAction
        label="Sign out everywhere"
        title={`Sign ${name} out everywhere?`}
        done={`${name} has been signed out everywhere.`}
        command={signOut}
        requestOf={(reason) => reason}
        hint={inAudit}
        look="primary"
      >
        All their sessions end at once, and their calendar address stops working. They can sign in again.
      </ReasonAction>
      {role === 'CompanyAdmin' && <PracticesLimit person={person} />}
      {role !== 'SuperAdmin' &&
        (suspended ? (
          <ReasonAction
            label="Lift suspension"
            title={`Lift the suspension of ${name}?`}
            done={`${name} is no longer suspended.`}
            command={suspend}
            requestOf={(reason) => ({ suspended: false, reason })}
            hint={byMail}
            look="primary"
          >
            They can sign in again, with the approval that they had before.
          </ReasonAction>
        ) : (
          <ReasonAction
            label="Suspend"
            title={`Suspend ${name}?`}
            done={`${name} is suspended.`}
            command={suspend}
            requestOf={(reason) => ({ suspended: true, reason })}
            hint={byMail}
          >
            They are signed out and can’t use their account until you lift the suspension. A locum is no longer found or
            booked, and what is pending ends; existing bookings stay.
          </ReasonAction>
        ))}
    </Row>
  )
}
