import { formatFormDate, formatInstant } from '#shared/kernel/dates.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { REGISTRATIONS_SHOWN_DAYS, registrationDaysLeft } from '#shared/professionals/registration.rules.ts'
import { CheckRegister } from '#web/components/review/check-register.tsx'
import { formatLeft } from '#web/components/review/format-expires.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Box, Row, Small } from '#web/ui/chakra.ts'
import { Section } from '#web/ui/page.tsx'
import { StatusWord } from '#web/ui/status-pill.tsx'

/** Under what a locum is registered, until when, and when that was checked. */
export function RegistrationBlock({ profile }: { profile: MaskedProfile }) {
  const { professional_body: body = '', professional_number: number = '', registration_checked_at: checked } = profile
  const { registration_expiry: expiry, registration_renewal: renewal } = profile
  if (!body && !number) return null
  const today = currentDay()
  const isNear = expiry !== undefined && registrationDaysLeft(expiry, today) <= REGISTRATIONS_SHOWN_DAYS
  return (
    <Section title="Registration" link={<CheckRegister body={body} number={number} />}>
      <Box
        border="1px solid"
        borderColor={isNear ? 'status.pending.line' : 'border'}
        bg={isNear ? 'status.pending.bg' : undefined}
        borderRadius="m"
        px="4"
        py="3"
        overflowWrap="anywhere"
      >
        <Row wrap justify="space-between" align="baseline" columnGap="4">
          {expiry ? (
            <StatusWord
              family={expiry < today ? 'unavailable' : isNear ? 'pending' : 'available'}
              label={formatLeft(expiry, today)}
            />
          ) : (
            <b>No date is known</b>
          )}
          <span>
            {body} {number}
          </span>
        </Row>
        {expiry && <div>Valid until {formatFormDate(expiry)}</div>}
        {renewal && <div>Renewal entered: {formatFormDate(renewal)}</div>}
        <Small>{checked ? `Checked on ${formatInstant(checked)}` : 'Not checked yet'}</Small>
      </Box>
    </Section>
  )
}
