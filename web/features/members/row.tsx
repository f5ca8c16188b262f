import { chakra } from '#web/ui/chakra.ts'

const columns = 'minmax(0, 1fr) 144px 120px 72px'

/** A row of members or invites: one below the other on a phone, in columns where there is room. */
export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) minmax(0, auto)', md: columns },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    minHeight: '56px',
    py: { base: '3', md: '1.5' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

/** The names of the columns, where there are columns; each row says what it is to those who don’t see them. */
export const ColumnNames = chakra('div', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: columns,
    columnGap: '4',
    mb: '1.5',
    textStyle: 's',
    color: 'fg.muted',
  },
})
