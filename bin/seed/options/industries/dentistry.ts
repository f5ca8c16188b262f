import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const dentistry: IndustrySeed = {
  name: 'Dentistry',
  professions: [
    hpcsa('Dentist', 'DP'),
    hpcsa('Oral Hygienist', 'OH'),
    hpcsa('Dental Therapist', 'DT'),
    hpcsa('Dental Assistant', 'DA'),
    hpcsa('Orthodontist', 'DP'),
  ],
  skills: [
    anyOf('Treatment', 'dentistry-treatment', [
      'Fillings',
      'Root canal treatment',
      'Extractions',
      'Wisdom teeth',
      'Crowns and bridges',
      'Dentures',
      'Implants',
      'Clear aligners',
      'Tooth whitening',
    ]),
    anyOf('Hygiene', 'dentistry-hygiene', ['Scaling and polishing', 'Fissure sealants', 'Periodontal care', 'Oral health education', 'Local anaesthetic']),
    anyOf('Patients', 'dentistry-patients', ['Children', 'Special needs', 'Older people', 'Anxious patients']),
    anyOf('At the chair', 'dentistry-chairside', ['Four-handed dentistry', 'Intra-oral X-rays', 'Panoramic X-rays', 'Intra-oral scanning', 'Sterilisation and infection control']),
    oneOf('Sedation', 'dentistry-sedation', ['Inhalation sedation', 'Conscious sedation', 'Theatre cases']),
  ],
  workedAtOptions: ['Solo practice', 'Group practice', 'Dental franchise', 'Public dental clinic', 'University clinic', 'Mobile dental unit', 'Orthodontic practice'],
  expertise: [
    'General dentistry',
    'Orthodontics',
    'Endodontics',
    'Periodontics',
    'Prosthodontics',
    'Oral surgery',
    'Paediatric dentistry',
    'Implantology',
    'Cosmetic dentistry',
    'Sedation',
  ],
  alsoFinds: [],
}
