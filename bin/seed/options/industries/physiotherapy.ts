import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const physiotherapy: IndustrySeed = {
  name: 'Physiotherapy',
  professions: [hpcsa('Physiotherapist', 'PT'), hpcsa('Physiotherapy Assistant', 'PTA'), hpcsa('Biokineticist', 'BK')],
  skills: [
    anyOf('Field', 'physiotherapy-field', [
      'Musculoskeletal',
      'Sports',
      'Neurological rehabilitation',
      'Cardiopulmonary',
      'Intensive care',
      'Paediatrics',
      'Women’s health',
      'Older people',
      'Amputee rehabilitation',
    ]),
    anyOf('Technique', 'physiotherapy-technique', ['Dry needling', 'Manual therapy', 'Strapping', 'Hydrotherapy', 'Pilates', 'Lymph drainage', 'Splinting']),
    anyOf('Setting', 'physiotherapy-setting', ['Ward rounds', 'Outpatients', 'Home visits', 'Sideline at matches', 'Workplace assessments']),
    oneOf('Manual therapy training', 'physiotherapy-manual', ['Basic course', 'Orthopaedic manual therapy course', 'Master’s degree']),
  ],
  workedAtOptions: [
    'Solo practice',
    'Group practice',
    'Private hospital',
    'Public hospital',
    'Step-down or rehabilitation facility',
    'Sports club or school',
    'Home-based care',
  ],
  expertise: ['Musculoskeletal', 'Sports', 'Neurology', 'Cardiopulmonary', 'Paediatrics', 'Women’s health', 'Geriatrics', 'Intensive care', 'Pain management'],
  alsoFinds: [],
}
