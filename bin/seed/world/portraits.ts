import type { locums } from './people.ts'
import type { Colour, PortraitStyle } from './pictures.ts'

const skins = {
  dark: [104, 62, 40],
  brown: [141, 85, 54],
  warm: [172, 110, 74],
  light: [233, 188, 155],
} as const satisfies Record<string, Colour>
const hairs = { black: [32, 24, 22], brown: [112, 76, 46] } as const satisfies Record<string, Colour>

/** The locums with a profile picture; the others show their initials. */
export const portraits: Partial<Record<keyof typeof locums, PortraitStyle>> = {
  thandi: { skin: skins.brown, hair: hairs.black, shirt: [77, 136, 161], wall: [222, 232, 236], long: true },
  anele: { skin: skins.dark, hair: hairs.black, shirt: [204, 120, 60], wall: [236, 230, 220], long: true },
  riaan: { skin: skins.light, hair: hairs.brown, shirt: [70, 84, 116], wall: [226, 232, 226] },
  lindiwe: { skin: skins.warm, hair: hairs.black, shirt: [138, 84, 132], wall: [232, 228, 236], long: true },
  sipho: { skin: skins.dark, hair: hairs.black, shirt: [52, 112, 92], wall: [234, 234, 222] },
  naledi: { skin: skins.brown, hair: hairs.black, shirt: [180, 74, 74], wall: [226, 234, 238], long: true },
}
