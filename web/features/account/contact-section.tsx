import { useFormContext } from 'react-hook-form'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import { useRoleAction } from '#web/components/account/account.api.ts'
import { SaveAction } from '#web/components/forms/step-frame.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'
import { SignInEmail } from './sign-in-email.tsx'

function Fields({ owner: { wording, isLocum } }: { owner: AccountOwner }) {
  const form = useFormContext<Settings>()
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
      <SignInEmail />
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
