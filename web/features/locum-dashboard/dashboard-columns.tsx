import { chakra } from '#web/ui/chakra.ts'

export const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
  },
})
