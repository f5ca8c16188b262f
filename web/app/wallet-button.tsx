import { Link } from 'react-router-dom'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { formatRand, toCents } from '#shared/kernel/money.ts'
import { pathsOf } from '#shared/kernel/paths.ts'
import { walletLabels } from '#shared/wallets/wallet-kinds.ts'
import { walletList } from '#web/features/wallets/own-wallet.api.ts'
import { useTablet } from '#web/platform/media.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuLink } from '#web/ui/menu.tsx'

interface Props {
  /** Of the practice; without it the wallet is the user's own. */
  companyId: CompanyId | undefined
}

const partyOf = (companyId: CompanyId | undefined) =>
  companyId
    ? { label: walletLabels.company, to: pathsOf.practice.wallet }
    : { label: walletLabels.professional, to: pathsOf.professional.wallet }

/** As on the first page of the list, which the wallet opens with; undefined until it is loaded. */
function useBalance(companyId: CompanyId | undefined): string | undefined {
  const { summary } = useList(walletList(companyId), { automaticItems: 0 })
  return summary && formatRand(toCents(summary.total))
}

const Frame = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    // Room for a balance, so that nothing moves once it is there.
    minWidth: { base: 'tap', lg: '124px' },
    justifyContent: { base: 'center', lg: 'flex-start' },
    height: { base: 'tap', lg: '10' },
    px: { lg: '3' },
    border: { lg: '1px solid' },
    borderColor: { lg: 'border' },
    borderRadius: 'm',
    color: 'fg',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    _hover: { bg: 'bg.subtle' },
    '& svg': { color: 'wallet.mark', width: { base: '22px', lg: '18px' } },
  },
})

function Balance({ companyId }: Props) {
  const { label, to } = partyOf(companyId)
  const balance = useBalance(companyId)
  return (
    <Frame to={to} aria-label={balance ? `${label}, ${balance}` : label}>
      <Icon name="wallet" size={18} />
      <chakra.span display={{ base: 'none', lg: 'inline' }} data-changing="">
        {balance}
      </chakra.span>
    </Frame>
  )
}

/** SPEC 2.5: the balance in the top bar. A tablet has room for its icon, and a phone has it in the drawer. */
export const WalletButton = (props: Props) => useTablet() && <Balance {...props} />

/** The same as an entry of the drawer. */
export function WalletEntry({ companyId, onChoose }: Props & { onChoose: () => void }) {
  const { label, to } = partyOf(companyId)
  return (
    <Box pb="2" mb="2" borderBottom="1px solid" borderColor="border">
      <MenuLink to={to} onClick={onChoose}>
        <Icon name="wallet" />
        <Box flex="1">{label}</Box>
        <Box fontWeight="bold" fontVariantNumeric="tabular-nums">
          {useBalance(companyId)}
        </Box>
      </MenuLink>
    </Box>
  )
}
