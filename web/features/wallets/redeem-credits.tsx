import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Redemption, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { ActionButton, refusalText } from '#web/components/actions/action-button.tsx'
import { FailureNote } from '#web/components/actions/failure-note.tsx'
import { type Action, isPossible } from '#web/components/actions/lifecycle-actions.ts'
import { viewLock } from '#web/components/actions/view-lock.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { runtime } from '#web/platform/runtime.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatAmount } from './format-transaction.ts'
import { redeemAction } from './redeem-actions.ts'
import { useRedeem } from './wallets.api.ts'

const answerText = () => `We answer within ${formatCount(runtime().tenant.settings.wallet.answerDays, 'working day')}.`

/** The footer of a practice's wallet. */
function RedeemFooter({ action, onAsk }: { action: Action | undefined; onAsk: () => void }) {
  const id = useId()
  return (
    <>
      <Small id={id} mr="auto" alignSelf="center" maxWidth={{ sm: '440px' }}>
        {viewLock.ownerAlone?.title ?? refusalText(action) ?? (
          <>
            Redeeming sends us a request for the whole balance.{' '}
            <Box as="span" display="inline-block">
              {answerText()}
            </Box>
          </>
        )}
      </Small>
      <ActionButton
        action={action}
        disabledReason={viewLock.ownerAlone?.title}
        explainedBy={id}
        look="primary"
        onClick={onAsk}
      >
        Redeem Credits
      </ActionButton>
    </>
  )
}

/** Asks once before the whole balance is redeemed. The menu's entry, which the address names, asks at once. */
export function useRedemption(
  company: Company,
  summary: WalletSummary | undefined,
  onRedeemed: (redemption: Redemption) => void,
) {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState(false)
  const end = () => {
    setAsked(false)
    if (search.has('redeem')) setSearch({}, { replace: true })
  }
  const { mutate, isPending, error, reset } = useRedeem(company.id, (redemption) => {
    end()
    onRedeemed(redemption)
  })
  const action = summary && redeemAction(summary, company.role)
  const onClose = () => {
    end()
    reset()
  }
  // It stays open with the reason if it turns out not to be possible.
  const open = summary !== undefined && (asked || (search.has('redeem') && isPossible(action) && !viewLock.ownerAlone))
  return {
    footer: summary && <RedeemFooter action={action} onAsk={() => setAsked(true)} />,
    dialog: (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={`Redeem ${formatAmount(summary?.total ?? 0)}?`}
        confirmLabel="Redeem Credits"
        keepLabel="Keep the credits"
        look="primary"
        busy={isPending}
        disabled={!isPossible(action)}
        failure={<FailureNote error={error} />}
        onConfirm={() => mutate()}
      >
        This sends us a request for the whole balance, which leaves the wallet at once. {answerText()} If we can’t pay
        it out, the whole amount comes back.
      </ConfirmDialog>
    ),
  }
}
