export type Pair = readonly [light: string, dark: string]

/** Greys and status hues belong to the product, so that no tenant's colour can be mistaken for a status. */
export const neutral = {
  bg: ['#FFFFFF', '#0F1518'],
  'bg.subtle': ['#F6F8F9', '#141B1F'],
  'bg.muted': ['#ECF0F2', '#1C252A'],
  'bg.raised': ['#FFFFFF', '#182024'],
  fg: ['#161D21', '#E9EEF0'],
  'fg.muted': ['#4D5A62', '#A9B6BC'],
  'fg.subtle': ['#5F6D75', '#8B9AA1'],
  border: ['#DCE3E6', '#273239'],
  'border.emphasized': ['#BFC9CE', '#3A474F'],
  'border.control': ['#84929A', '#6C7B83'],
  hatch: ['rgba(77,90,98,.13)', 'rgba(154,168,175,.12)'],
  scrim: ['rgba(14,20,23,.45)', 'rgba(0,0,0,.6)'],
} as const satisfies Record<string, Pair>

export const status = {
  'status.available.fg': ['#15623C', '#7FD6A6'],
  'status.available.bg': ['#E9F6EE', '#10301F'],
  'status.available.line': ['#AEDBC1', '#245A3D'],
  'status.available.solid': ['#1B7A4B', '#4DB781'],
  'status.pending.fg': ['#744B00', '#F3C95F'],
  'status.pending.bg': ['#FFF5D9', '#33280B'],
  'status.pending.line': ['#ECCD80', '#66501A'],
  'status.pending.solid': ['#BD8106', '#E0AC36'],
  'status.booked.fg': ['#35429E', '#B3BBFF'],
  'status.booked.bg': ['#EDEFFC', '#232A54'],
  'status.booked.line': ['#BFC6F1', '#434E94'],
  'status.booked.solid': ['#4453BE', '#8C97F0'],
  'status.unavailable.fg': ['#4D5A62', '#9AA8AF'],
  'status.unavailable.bg': ['#ECF0F2', '#151C20'],
  'status.unavailable.line': ['#BFC9CE', '#38454C'],
  'status.past.fg': ['#5F6D75', '#8B9AA1'],
  'status.past.bg': ['transparent', 'transparent'],
  'status.past.line': ['#DCE3E6', '#273239'],
} as const satisfies Record<string, Pair>
