import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const optometry: IndustrySeed = {
  name: 'Optometry',
  professions: [hpcsa('Optometrist', 'OP'), hpcsa('Dispensing Optician', 'OD'), hpcsa('Orthoptist', 'OR')],
  skills: [
    anyOf('Eye tests', 'optometry-tests', [
      'Refraction',
      'Children',
      'Low vision',
      'Driver’s licence screening',
      'Binocular vision',
      'Diabetic eye screening',
    ]),
    anyOf('Contact lenses', 'optometry-lenses', [
      'Soft lenses',
      'Rigid lenses',
      'Scleral lenses',
      'Orthokeratology',
      'Myopia control',
    ]),
    anyOf('Equipment', 'optometry-equipment', [
      'Slit lamp',
      'Fundus camera',
      'OCT',
      'Visual field analyser',
      'Corneal topography',
    ]),
    anyOf('Dispensing', 'optometry-dispensing', [
      'Frame styling',
      'Progressive lenses',
      'Edging and fitting',
      'Medical aid claims',
    ]),
    oneOf('Prescribing', 'optometry-prescribing', ['Diagnostic drugs', 'Diagnostic and therapeutic drugs']),
  ],
  workedAtOptions: [
    'Independent practice',
    'Optical group',
    'Shopping centre store',
    'Ophthalmology practice',
    'Public eye clinic',
    'Mobile clinic',
  ],
  expertise: [
    'General optometry',
    'Contact lenses',
    'Children’s vision',
    'Low vision',
    'Sports vision',
    'Ocular disease',
    'Binocular vision',
    'Dispensing',
  ],
  alsoFinds: [],
}
