import { useFormContext } from 'react-hook-form'
import { useSession } from '#web/platform/session.ts'
import { TextField } from '#web/ui/text-field.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'

function Fields() {
  const form = useFormContext<Settings>()
  return (
    <>
      <TextField form={form} name="name" label="Your name" autoComplete="name" maxLength={120} />
      <TextField label="Sign-in e-mail" type="email" value={useSession()?.email ?? ''} disabled />
    </>
  )
}

/** Of a practice's user, whatever their role in it. */
export function NameSection({ owner }: { owner: AccountOwner }) {
  return (
    <SettingsForm
      owner={owner}
      fields={['name']}
      title="Your name"
      lead="Your colleagues see it, in every practice that you are a member of."
    >
      <Fields />
    </SettingsForm>
  )
}
