import { useFormContext } from 'react-hook-form'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { SaveAction } from '#web/components/forms/step-frame.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useSession } from '#web/platform/session.ts'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'

function Fields({ owner: { wording, isLocum } }: { owner: AccountOwner }) {
  const form = useFormContext<Settings>()
  const signIn = useSession()?.email
  return (
    <>
      {!isLocum && (
        <TextField form={form} name="email" label={wording.email} type="email" autoComplete="email" maxLength={254} />
      )}
      <TextField
        form={form}
        name="contact"
        label={wording.contact}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        hint={wording.contactHint}
      />
      <TextField label="Sign-in e-mail" type="email" value={signIn ?? ''} disabled />
    </>
  )
}

export function ContactSection({ owner }: { owner: AccountOwner }) {
  return (
    <SaveAction value={useRoleAction(companiesContract.saveCompanySettings)}>
      <SettingsForm owner={owner} fields={['contact', 'email']} title="Contact" lead={owner.wording.contactLead}>
        <Fields owner={owner} />
      </SettingsForm>
    </SaveAction>
  )
}
