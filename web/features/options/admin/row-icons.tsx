import type { ReactNode } from 'react'

interface Drawing {
  children: ReactNode
  filled?: boolean
  size?: number
}

const Drawn = ({ children, filled = false, size = 20 }: Drawing) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke={filled ? 'none' : 'currentColor'}
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
)

/** Here and not in the kit, whose icons every page loads. */
export const HandleIcon = () => (
  <Drawn filled>
    {[6, 12, 18].flatMap((y) => [9, 15].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
  </Drawn>
)

export const RemoveIcon = () => (
  <Drawn>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 10.5v5.5M14 10.5v5.5" />
  </Drawn>
)

export const PencilIcon = () => (
  <Drawn size={14}>
    <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5Z" />
  </Drawn>
)

export const WarningIcon = () => (
  <Drawn size={14}>
    <path d="M12 4.5 21 19.5H3ZM12 10v4.5" />
    <circle cx="12" cy="17" r="1" fill="currentColor" stroke="none" />
  </Drawn>
)
