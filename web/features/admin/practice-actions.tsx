import type { Company } from '#shared/companies/companies.schema.ts'
import { Row } from '#web/ui/chakra.ts'
import { useSuspendPractice } from './accounts.api.ts'
import { ReasonAction } from './reason-action.tsx'

const byMail = 'Its members read it in the mail that they get, and it is kept in the audit.'

/** What a super admin can do with a practice. */
export function PracticeActions({ practice: { id, name, suspended } }: { practice: Company }) {
  const suspend = useSuspendPractice(id)
  return (
    <Row wrap gap="3" mt="4">
      {suspended ? (
        <ReasonAction
          label="Lift suspension"
          title={`Lift the suspension of ${name}?`}
          done={`${name} is no longer suspended.`}
          command={suspend}
          requestOf={(reason) => ({ suspended: false, reason })}
          hint={byMail}
          look="primary"
        >
          It can be used as before, with the approval that it had.
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
          It can’t find locums, post offers, send requests or confirm anybody until you lift the suspension; its shifts
          can’t be booked. Existing bookings stay, and its members can still sign in.
        </ReasonAction>
      )}
    </Row>
  )
}
