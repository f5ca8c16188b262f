import { chakra } from '#web/ui/chakra.ts'

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    rowGap: '8',
    mt: { base: '6', lg: '7' },
    alignItems: 'start',
  },
})
