import { chakra } from './chakra.ts'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'tap',
    fontWeight: 'bold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** Content that is folded away, since few need it. */
export function Disclosure({ summary, note, children }: { summary: string; note?: ReactNode; children: ReactNode }) {
  return (
    <chakra.details css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}>
      <Summary>
        <Icon name="down" size={18} />
        <span>
          {summary}
          {note && (
            <chakra.span fontWeight="normal" color="fg.muted">
              {' '}
              {note}
            </chakra.span>
          )}
        </span>
      </Summary>
      {children}
    </chakra.details>
  )
}
