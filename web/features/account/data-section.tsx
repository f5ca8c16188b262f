import { Box } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { signOut } from '#web/platform/auth.ts'
import { log } from '#web/platform/log.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { DeletedOwner } from './account-owner.ts'
import { accountWithoutPractice, type DataOwner } from './data-owner.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { ExportSetting } from './export-setting.tsx'
import { Setting } from './setting.tsx'

/** After the last practice the account is deleted too, so the user is signed out; otherwise another practice opens. */
function useAfterDeletion() {
  const navigate = useNavigate()
  return async ({ account_deleted = true }: DeletedOwner) => {
    showToast(account_deleted ? 'Your account has been deleted.' : 'The practice has been deleted.')
    if (account_deleted)
      await signOut().catch((error: unknown) => log.refusal('Signing out of a deleted account', error))
    await navigate(account_deleted ? paths.signIn : paths.home)
  }
}

export function DataSection({ owner }: { owner: DataOwner }) {
  const { data, deleted, consequences } = owner.wording
  const [isConfirming, setConfirming] = useState(false)
  const afterDeletion = useAfterDeletion()
  return (
    <Section title={data}>
      <Box borderTop="1px solid" borderColor="border" maxWidth="720px">
        <ExportSetting owner={owner} />
        {owner.ownCopy && <ExportSetting owner={accountWithoutPractice} />}
        {owner.practiceToLeave ? (
          <Setting
            title={`Leave ${owner.practiceToLeave}`}
            state="Your account stays. Only an owner of the practice can delete the practice."
            action={<ButtonLink to={paths.practice.userManagement}>User Management</ButtonLink>}
          />
        ) : (
          <Setting
            title={`Delete ${deleted}`}
            state={consequences}
            action={
              <Button look="danger" onClick={() => setConfirming(true)}>
                Delete
              </Button>
            }
          />
        )}
      </Box>
      {isConfirming && (
        <DeleteDialog
          owner={owner}
          onClose={() => setConfirming(false)}
          onDeleted={(removed) => void afterDeletion(removed)}
        />
      )}
    </Section>
  )
}
