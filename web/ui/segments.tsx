import { Link } from 'react-router-dom'
import { chakra, defineRecipe } from './chakra.ts'

/** Two or more choices in one frame, of which one is in use. */
export const Segments = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    maxWidth: 'full',
    flex: { base: '1 1 auto', sm: 'none' },
    width: { base: 'full', sm: 'auto' },
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: '8px',
  },
})

const segment = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: { base: '1', sm: 'none' },
    px: '3',
    minHeight: { base: 'tap', md: '8' },
    textStyle: 's',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    color: 'fg.muted',
    textDecoration: 'none',
    _first: { borderLeftRadius: '7px' },
    _last: { borderRightRadius: '7px' },
    _hover: { color: 'fg' },
    '&:is([aria-pressed=true], [aria-current=page])': {
      bg: 'secondary.subtle',
      color: 'secondary.fg',
      fontWeight: 'bold',
    },
  },
})

export const Segment = chakra('button', segment, { defaultProps: { type: 'button' } })
export const SegmentLink = chakra(Link, segment)
