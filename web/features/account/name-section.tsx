import { useFormContext } from 'react-hook-form'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'
import { SignInEmail } from './sign-in-email.tsx'

function Fields() {
  const form = useFormContext<Settings>()
  return (
    <>
      <TextField form={form} name="name" label="Your name" autoComplete="name" maxLength={120} />
      <SignInEmail />
    </>
  )
}

/** Of a practice's user, whatever their role in it. */
export function NameSection({ owner }: { owner: AccountOwner }) {
  return (
    <SettingsForm
      owner={owner}
      ownerAlone
      fields={['name']}
      title="Your name"
      lead="Your colleagues see it, in every practice that you are a member of."
    >
      <Fields />
    </SettingsForm>
  )
}
