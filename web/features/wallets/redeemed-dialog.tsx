import { useId } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { DialogFrame } from '#web/ui/dialog.tsx'
import { IconTile } from '#web/ui/icon-tile.tsx'
import { useModal } from '#web/ui/use-modal.ts'
import type { Redemption, WalletSummary } from '#shared/wallets/wallets.schema.ts'
import { RedemptionFacts } from './redemption-facts.tsx'

interface Props {
  redemption: Redemption
  summary: WalletSummary | undefined
  open: boolean
  onTransactions: () => void
  onClose: () => void
}

/** SPEC 2.5: the confirmation, with when the answer comes. */
export function RedeemedDialog({ redemption, summary, open, onTransactions, onClose }: Props) {
  const modal = useModal(open, onClose)
  const headingId = useId()
  return (
    <DialogFrame {...modal} narrow aria-labelledby={headingId}>
      {open && (
        <>
          <Box px={{ base: '4', sm: '6' }} pt={{ base: '4', sm: '7' }} pb="6" overflowY="auto" tabIndex={0}>
            <Row justify="space-between" align="flex-start" mr={{ base: '-3', sm: '-3' }} mb="4">
              <IconTile icon="free" bg="status.available.bg" color="status.available.fg" />
              <IconButton label="Close" icon="close" onClick={onClose} />
            </Row>
            <chakra.h2 id={headingId} textStyle="xl">
              Credits Redeemed!
            </chakra.h2>
            <Box color="fg.muted" mb="5">
              Thank you, we have received your request.
            </Box>
            <RedemptionFacts redemption={redemption} summary={summary} />
          </Box>
          <Box
            display="flex"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="flex-end"
            gap="3"
            px={{ base: '4', sm: '6' }}
            pt="4"
            pb={{ base: 'calc(16px + env(safe-area-inset-bottom))', sm: '4' }}
            borderTop="1px solid"
            borderColor="border"
          >
            <Button onClick={onTransactions}>View transactions</Button>
            <Button look="primary" onClick={onClose}>
              Done
            </Button>
          </Box>
        </>
      )}
    </DialogFrame>
  )
}
