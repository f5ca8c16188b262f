import { chakra } from '#web/ui/chakra.ts'

const columns = 'minmax(0, 1fr) 176px 120px 88px'

/** A row of members or invites: one below the other on a phone, in columns where there is room. */
export const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: columns },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    minHeight: '56px',
    py: { base: '3', lg: '1.5' },
    borderTop: '1px solid',
    borderColor: 'border',
  },
})

/** The names of the columns, where there are columns; each row says what it is to those who don’t see them. */
export const ColumnNames = chakra('div', {
  base: {
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: columns,
    columnGap: '4',
    mb: '1.5',
    textStyle: 's',
    color: 'fg.muted',
  },
})
