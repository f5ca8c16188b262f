import { useForm, useWatch } from 'react-hook-form'
import type { Company } from '#shared/companies/companies.schema.ts'
import { memberRoles, type MemberRole } from '#shared/kernel/member-roles.ts'
import { membersContract } from '#shared/members/members.contract.ts'
import { roleTexts } from '#shared/members/role-texts.ts'
import { ActionButton } from '#web/components/actions/action-button.tsx'
import { roleAction } from '#web/components/actions/lifecycle-actions.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { errorDetails } from '#web/platform/error-details.ts'
import { Failure } from '#web/platform/error-catalogue.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { RadioCards } from '#web/ui/choices.tsx'
import { Section } from '#web/ui/page.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { InviteFailure } from './invite-failure.tsx'
import { useInvite } from './members.api.ts'
import { membersText as text } from './members.text.ts'

const choices = memberRoles.toReversed().map((value) => ({
  value,
  label: roleTexts[value].label,
  text: `Can ${roleTexts[value].can}`,
}))

/** No member gives more than they have. */
const rolesToGive = (own: MemberRole | undefined) => choices.filter(({ value }) => value !== 'owner' || own === 'owner')

const fieldError = (error: Error | null): string | undefined =>
  error instanceof Failure && error.kind === 'missing-argument'
    ? error.message
    : errorDetails(error).fields.find(({ field }) => field === 'email')?.message

interface Values {
  email: string
  role: MemberRole
}

export function InviteForm({ company }: { company: Company }) {
  const form = useForm<Values>({
    // SPEC's invite makes a manager unless it says otherwise.
    defaultValues: { email: '', role: 'manager' },
  })
  const { handleSubmit, reset, control } = form
  const role = useWatch({ control, name: 'role' })
  const invite = useInvite(company.id)
  const action = roleAction(company.role, membersContract.createInvite)
  const problem = fieldError(invite.error)
  const send = handleSubmit(async (values) => {
    const sent = await invite.mutateAsync(values).catch(() => undefined)
    if (!sent) return
    reset()
    showToast(`The invite is on its way to ${sent.email}.`)
  })
  return (
    <Section title={`Invite someone to ${company.name}`}>
      <chakra.form
        noValidate
        onSubmit={(event) => void send(event)}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' }}
        gridTemplateAreas={{ base: '"email" "role" "send"', lg: '"email role" "send role"' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        gap="4"
      >
        <Box gridArea="email">
          <TextField
            form={form}
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            hint="The link works once, for 7 days."
            error={problem}
          />
        </Box>
        <Box gridArea="role">
          <RadioCards form={form} name="role" legend={text.role} choices={rolesToGive(company.role)} />
        </Box>
        <Box gridArea="send">
          <ActionButton
            action={action}
            disabledReason={viewLock.ownerAlone?.title}
            type="submit"
            look="primary"
            icon="mail"
            busy={invite.isPending}
          >
            Invite as {roleTexts[role].label}
          </ActionButton>
        </Box>
      </chakra.form>
      {invite.error && !problem && (
        <Box mt="4">
          <InviteFailure error={invite.error} />
        </Box>
      )}
    </Section>
  )
}
