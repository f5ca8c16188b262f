import { chakra } from './chakra.ts'

/** A key of the keyboard. */
export const Key = chakra('kbd', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: '5',
    height: '5',
    px: '1',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 's',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: '12px',
    lineHeight: '1',
    fontWeight: 'normal',
  },
})
