type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** Mixes `part` (0 to 1) of `other` into `colour`. */
export const mix = (colour: string, other: string, part: number): string => {
  const to = parse(other)
  const channels = parse(colour).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part))
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

const luminance = (hex: string): number => {
  const [r, g, b] = parse(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour itself, or its first step towards black or white that reaches the ratio on every ground. */
export const readable = (
  colour: string,
  towards: '#000000' | '#FFFFFF',
  ratio: number,
  ...grounds: string[]
): string => {
  for (let part = 0; part < 1; part += 0.01) {
    const step = mix(colour, towards, part)
    if (grounds.every((ground) => contrast(step, ground) >= ratio)) return step
  }
  return towards
}
