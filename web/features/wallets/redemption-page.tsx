import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { RedemptionId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Box } from '#web/ui/chakra.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RedemptionFacts } from './redemption-facts.tsx'
import { useRouteDialog } from './use-route-dialog.ts'
import { useWallet } from './wallet-dialog.tsx'
import { mayReadWallet, redemptionQuery, walletList } from './own-wallet.api.ts'
import { walletRefusal } from './wallets.api.ts'

/** A redemption of the practice and what has become of it, over the dashboard. */
export function RedemptionPage() {
  const { open, onClose } = useRouteDialog(paths.practice.wallet)
  const { company } = useActiveCompany()
  const { redemptionId } = useParams()
  const mayRead = mayReadWallet(company.role)
  const query = redemptionQuery(company.id, redemptionId as RedemptionId)
  const { data, error, refetch } = useQuery({ ...query, enabled: mayRead })
  const { summary } = useWallet(walletList(company.id), mayRead)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      narrow
      title={`Redemption ${redemptionId}`}
      footer={
        <>
          {mayRead && <ButtonLink to={paths.practice.wallet}>View transactions</ButtonLink>}
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {!mayRead && walletRefusal}
      {data && <RedemptionFacts isOpen redemption={data} summary={summary} />}
      {!data && error && (
        <PageLoadError
          what="redemption"
          back={{ to: paths.practice.wallet, label: 'LocumCredits' }}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {mayRead && !data && !error && (
        <Box role="status" aria-label="Loading the redemption">
          {[1, 2, 3].map((at) => (
            <Skeleton key={at} height="56px" mb="3" borderRadius="m" />
          ))}
        </Box>
      )}
    </Dialog>
  )
}
