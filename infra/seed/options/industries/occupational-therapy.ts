import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const occupationalTherapy: IndustrySeed = {
  name: 'Occupational Therapy',
  professions: [hpcsa('Occupational Therapist', 'OT'), hpcsa('Occupational Therapy Assistant', 'OTB')],
  skills: [
    anyOf('Field', 'occupational-field', [
      'Paediatrics',
      'Sensory integration',
      'Hand therapy',
      'Neurological rehabilitation',
      'Psychiatry',
      'Older people',
      'Burns',
      'Vocational rehabilitation',
    ]),
    anyOf('Assessment', 'occupational-assessment', [
      'Functional capacity',
      'School readiness',
      'Driving',
      'Home and access',
      'Medico-legal',
      'Wheelchair seating',
    ]),
    anyOf('Technique', 'occupational-technique', [
      'Splinting',
      'Pressure garments',
      'Group therapy',
      'Assistive devices',
    ]),
    oneOf('Sensory integration training', 'occupational-integration', ['In training', 'Qualified']),
  ],
  workedAtOptions: [
    'Solo practice',
    'Group practice',
    'Private hospital',
    'Public hospital',
    'Rehabilitation facility',
    'School',
    'Psychiatric facility',
    'Home-based care',
  ],
  expertise: [
    'Paediatrics',
    'Hand therapy',
    'Neurology',
    'Mental health',
    'Vocational rehabilitation',
    'Geriatrics',
    'Medico-legal work',
    'Sensory integration',
  ],
  alsoFinds: [],
}
