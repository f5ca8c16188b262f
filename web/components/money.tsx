import { chakra } from '@chakra-ui/react'
import { type Cents, formatRand } from '../../shared/kernel/money.ts'

const Amount = chakra('span', { base: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })

/** `R 1 234.50`, never wrapped; figures are tabular everywhere. */
export function Money({ cents, strong = false }: { cents: Cents; strong?: boolean }) {
  return <Amount fontWeight={strong ? 'bold' : 'normal'}>{formatRand(cents)}</Amount>
}
