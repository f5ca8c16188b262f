import { chakra } from './chakra.ts'

export const Skeleton = chakra('div', {
  base: {
    height: '14px',
    borderRadius: 's',
    bg: 'bg.muted',
    _motionSafe: { animation: 'pulse 1.6s ease-in-out infinite' },
  },
})
