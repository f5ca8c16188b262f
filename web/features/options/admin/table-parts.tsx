import type { ComponentProps } from 'react'
import { Box, chakra } from '#web/ui/chakra.ts'

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    '& :is(th, td)': { textAlign: 'left', fontWeight: 'normal', pr: '3', py: '1.5', height: { base: '12', md: '10' } },
    '& :is(th, td):last-child': { pr: '0' },
    '& :is(th, td)[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', width: '68px' },
    '& :is(th, td)[data-tool]': { width: '40px', p: '0', textAlign: 'right' },
    '& tr': { borderBottom: '1px solid', borderColor: 'border' },
    '& thead': { textStyle: 's', color: 'fg.muted' },
    '& tr[data-changed]': { bg: 'secondary.subtle' },
    '& [data-dragged]': { opacity: 0.5 },
    '& [data-drop=before]': { boxShadow: 'inset 0 2px 0 {colors.secondary.solid}' },
    '& [data-drop=after]': { boxShadow: 'inset 0 -2px 0 {colors.secondary.solid}' },
    '@container (max-width: 399px)': { '& [data-wide]': { display: 'none' } },
    '@container (min-width: 400px)': { '& [data-below=count]': { display: 'none' } },
    '@container (max-width: 559px)': { '& [data-detail]': { display: 'none' } },
    '@container (min-width: 560px)': { '& [data-below=detail]': { display: 'none' } },
  },
})

/**
 * A list of the editor. Cells with `data-wide` or `data-detail` are there where there is room, `data-below` where there
 * is none; `data-drop` is the line where a dragged entry would be put down.
 */
export const ListTable = (props: ComponentProps<typeof Table>) => (
  <Box containerType="inline-size">
    <Table {...props} />
  </Box>
)

/** A button of a row, without a frame. */
export const RowTool = chakra(
  'button',
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      width: '10',
      minHeight: { base: 'tap', md: '9' },
      borderRadius: 's',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg', bg: 'bg.muted' },
    },
    variants: {
      /** Dragged: a finger on it does not scroll. */
      handle: { true: { cursor: 'grab', touchAction: 'none', color: 'fg.subtle' } },
    },
  },
  { defaultProps: { type: 'button' } },
)

/** The name of an entry, which opens its form. */
export const NameButton = chakra(
  'button',
  {
    base: {
      minHeight: { base: 'tap', md: '9' },
      // The row keeps its height around one line, and more lines stay apart from its borders.
      my: '-1.5',
      py: '1.5',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      borderRadius: 's',
      _hover: { textDecoration: 'underline' },
    },
  },
  { defaultProps: { type: 'button' } },
)
