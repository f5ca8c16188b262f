import type { IndustryOption } from '#shared/options/options.schema.ts'
import { dentistry } from './dentistry.ts'
import { emergencyCare } from './emergency-care.ts'
import { medicalPractice } from './medical-practice.ts'
import { nursing } from './nursing.ts'
import { occupationalTherapy } from './occupational-therapy.ts'
import { optometry } from './optometry.ts'
import { pharmacy } from './pharmacy.ts'
import { physiotherapy } from './physiotherapy.ts'
import { radiography } from './radiography.ts'
import { veterinary } from './veterinary.ts'

export const industries: IndustryOption[] = [
  nursing,
  pharmacy,
  veterinary,
  medicalPractice,
  dentistry,
  optometry,
  radiography,
  physiotherapy,
  occupationalTherapy,
  emergencyCare,
].map(({ skills, ...industry }, order) => ({
  category: 'industries',
  order,
  isdeleted: false,
  subs: skills,
  ...industry,
}))
