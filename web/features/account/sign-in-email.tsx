import { TextField } from '#web/ui/text-field.tsx'
import { useSession } from '#web/platform/session.ts'

/** It is changed nowhere. Under a grant, the session is the super admin's, whose address it is not. */
export function SignInEmail() {
  const { email = '', grant } = useSession() ?? {}
  return (
    <TextField
      label="Sign-in e-mail"
      value={grant ? '••••••' : email}
      hint={grant && `Not shown to super admins who view or act for ${grant.name}.`}
      disabled
    />
  )
}
