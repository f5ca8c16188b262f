import type { ReactNode } from 'react'

const dot = (cx: number, cy: number, r: number): ReactNode => (
  <circle cx={cx} cy={cy} r={r} fill="currentColor" stroke="none" />
)
const ring = <circle cx="12" cy="12" r="8.5" />

const shapes = {
  alert: (
    <>
      {ring}
      <path d="M12 7.5V13" />
      {dot(12, 16.2, 1.1)}
    </>
  ),
  attach: (
    <path d="m19.5 11.5-7.8 7.8a4.7 4.7 0 0 1-6.7-6.7l8-8a3.1 3.1 0 0 1 4.4 4.4l-8 8a1.6 1.6 0 0 1-2.2-2.2l7.3-7.3" />
  ),
  back: <path d="m14.5 6-6 6 6 6" />,
  bag: (
    <>
      <rect x="3.5" y="7.5" width="17" height="12.5" rx="2" />
      <path d="M8.5 7.5v-2A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5v2M3.5 12.5h17" />
    </>
  ),
  bell: (
    <>
      <path d="M5.5 16.5v-.8c1.3-1.2 1.5-2.7 1.5-5.2a5 5 0 0 1 10 0c0 2.5.2 4 1.5 5.2v.8ZM10 19.5a2.2 2.2 0 0 0 4 0" />
    </>
  ),
  booked: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" stroke="none" />
      <path d="m7.8 12.3 2.9 2.9 5.5-6" strokeWidth="2.2" stroke="var(--knock, var(--ld-colors-bg))" />
    </>
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 9.5h17M8 3v4M16 3v4" />
    </>
  ),
  camera: (
    <>
      <path d="M4.5 8h3l1.5-2.5h6L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8Z" />
      <circle cx="12" cy="13.5" r="3.5" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  clock: (
    <>
      {ring}
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="m6 6 12 12M18 6 6 18" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3" />
    </>
  ),
  desktop: (
    <>
      <rect x="3.5" y="4.5" width="17" height="12" rx="2" />
      <path d="M8.5 20.5h7M12 16.5v4" />
    </>
  ),
  down: <path d="m6 9.5 6 6 6-6" />,
  download: <path d="M12 4.5v11M7.5 11.5l4.5 4.5 4.5-4.5M5 20h14" />,
  ended: <path d="M6 21V4h11.5L15 8l2.5 4H6" />,
  external: <path d="M14 4h6v6M20 4l-9 9M18 13.5V19a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5.5" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  eyeOff: (
    <>
      <path d="M9.5 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.3M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.7-1.4M10 10.1a2.8 2.8 0 0 0 3.9 3.9M4 4l16 16" />
    </>
  ),
  free: (
    <>
      {ring}
      <path d="m8.3 12.3 2.6 2.6 4.8-5.2" />
    </>
  ),
  help: (
    <>
      {ring}
      <path d="M9.7 9.8a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.7" />
      {dot(12, 16.5, 1)}
    </>
  ),
  sorted: <path d="M12 5v14M6.5 13.5 12 19l5.5-5.5" />,
  home: <path d="M4 11.2 12 4l8 7.2V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1Z" />,
  info: (
    <>
      {ring}
      <path d="M12 11v5" />
      {dot(12, 8, 1.1)}
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.5 7 8.5 6 8.5-6" />
    </>
  ),
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  message: <path d="M4 5.5h16a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1h-9l-5 4v-4H4a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1Z" />,
  either: <path d="m8 9.5 4-4 4 4M8 14.5l4 4 4-4" />,
  minus: <path d="M5 12h14" />,
  more: (
    <>
      {dot(5, 12, 1.6)}
      {dot(12, 12, 1.6)}
      {dot(19, 12, 1.6)}
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z" />,
  next: <path d="m9.5 6 6 6-6 6" />,
  off: (
    <>
      {ring}
      <path d="m6.2 6.2 11.6 11.6" />
    </>
  ),
  open: (
    <>
      {ring}
      <path d="M12 8.5v7M8.5 12h7" />
    </>
  ),
  todo: ring,
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 19.5c.7-3.6 3-5.5 6.5-5.5s5.8 1.9 6.5 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18.3 14.6c1.7.9 2.8 2.5 3.2 4.9" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8" r="3.8" />
      <path d="M4.5 20c.8-3.8 3.7-6 7.5-6s6.7 2.2 7.5 6" />
    </>
  ),
  paper: (
    <>
      <path d="M6 3.5h8l4.5 4.5V20a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V4a.5.5 0 0 1 .5-.5Z" />
      <path d="M14 3.5V8h4.5M9 13h6M9 16.5h6" />
    </>
  ),
  phone: (
    <path d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z" />
  ),
  parking: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
      <path d="M9.5 17V7.5h3.2a3 3 0 0 1 0 6H9.5" />
    </>
  ),
  dress: <path d="m9 3.5-5.5 3 1.7 4.2L7 10v10.5h10V10l1.8.7 1.7-4.2-5.5-3a3 3 0 0 1-6 0Z" />,
  place: (
    <>
      <path d="M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  possible: (
    <>
      <circle cx="12" cy="12" r="8.5" strokeDasharray="3.34 3.34" />
      <path d="M9.7 9.8a2.4 2.4 0 1 1 3.4 2.2c-.8.4-1.1.9-1.1 1.7" />
      {dot(12, 16.5, 1)}
    </>
  ),
  partly: (
    <>
      {ring}
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" stroke="none" />
    </>
  ),
  practice: (
    <>
      <path d="M4 20.5V9l8-5 8 5v11.5M2.5 20.5h19M12 9.5v6M9 12.5h6" />
    </>
  ),
  refresh: (
    <path d="M19.5 11a7.6 7.6 0 0 0-13.7-3.5L4.5 9M4.5 4.5V9H9M4.5 13a7.6 7.6 0 0 0 13.7 3.5l1.3-1.5M19.5 19.5V15H15" />
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  seen: <path d="m2.5 12.5 4 4 8-9M10.5 15.5l1.2 1.2L20.5 7.5" />,
  send: <path d="M20.5 3.5 3.5 10.7l7.2 2.6 2.6 7.2Z" />,
  settings: <path d="M4 7.5h9M18.5 7.5H20M4 16.5h1.5M11 16.5h9M15.8 5v5M8.2 14v5" />,
  shield: <path d="M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6ZM9 12l2.2 2.2L15.2 10" />,
  signOut: <path d="M14 4.5H6.5a1.5 1.5 0 0 0-1.5 1.5v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5" />,
  star: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />,
  starred: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" fill="currentColor" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4" />
    </>
  ),
  upload: <path d="M12 15.5V4.5M7.5 8.5 12 4l4.5 4.5M4.5 15.5V19a1 1 0 0 0 1 1h13a1 1 0 0 0 1-1v-3.5" />,
  pending: (
    <path d="M6.5 3.5h11M6.5 20.5h11M8 3.5v3.2c0 2.3 4 3.6 4 5.3s-4 3-4 5.3v3.2M16 3.5v3.2c0 2.3-4 3.6-4 5.3s4 3 4 5.3v3.2" />
  ),
  wallet: (
    <>
      <path d="M18 7.5v-2A1.5 1.5 0 0 0 16.5 4h-11A2.5 2.5 0 0 0 3 6.5v11A2.5 2.5 0 0 0 5.5 20h13a2 2 0 0 0 2-2V9.5a2 2 0 0 0-2-2h-13" />
      {dot(16.5, 13.75, 1.3)}
    </>
  ),
} as const

export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes) as IconName[]

/** Decorative: an icon without a word beside it needs a label on its control. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  )
}
