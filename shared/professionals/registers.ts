import { foldedText } from '#shared/kernel/folded-text.ts'

interface Register {
  /** The council’s name and its abbreviations, as professionals write them. */
  names: readonly string[]
  /** Where anyone can look a number up. */
  address: string
}

const registers: readonly Register[] = [
  { names: ['South African Pharmacy Council', 'SAPC'], address: 'https://www.sapc.za.org/' },
  { names: ['South African Nursing Council', 'SANC'], address: 'https://www.sanc.co.za/eregister/' },
  { names: ['Health Professions Council of South Africa', 'HPCSA'], address: 'https://www.hpcsa.co.za/' },
  { names: ['South African Veterinary Council', 'SAVC'], address: 'https://savc.org.za/' },
]

/** The public register of a professional body; undefined for a body that is not a South African council. */
export const registerOf = (professionalBody: string): string | undefined => {
  const written = foldedText(professionalBody)
  return registers.find(({ names }) => names.some((name) => written.includes(foldedText(name))))?.address
}
