import { chakra } from '#web/ui/chakra.ts'

/** A row of members or invites: one below the other on a phone, in columns where there is room. */
export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) auto',
      lg: 'minmax(0, 1fr) 176px 120px 88px',
    },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    minHeight: '56px',
    py: { base: '3', lg: '1.5' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
})
