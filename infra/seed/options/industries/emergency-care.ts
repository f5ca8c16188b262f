import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const emergencyCare: IndustrySeed = {
  name: 'Emergency Care',
  professions: [
    hpcsa('Emergency Care Practitioner', 'ECP'),
    hpcsa('Paramedic', 'ANT'),
    hpcsa('Emergency Care Technician', 'ECT'),
    hpcsa('Emergency Care Assistant', 'ECA'),
    hpcsa('Basic Ambulance Assistant', 'BAA'),
  ],
  skills: [
    anyOf('Setting', 'emergency-setting', [
      'Road ambulance',
      'Rapid response vehicle',
      'Air ambulance',
      'Intensive care transfers',
      'Events',
      'Industrial site',
      'Offshore or remote site',
      'Emergency unit',
    ]),
    anyOf('Rescue', 'emergency-rescue', [
      'Motor vehicle extrication',
      'High angle',
      'Swift water',
      'Confined space',
      'Wilderness search',
    ]),
    anyOf('Courses', 'emergency-courses', [
      'Advanced cardiac life support',
      'Paediatric advanced life support',
      'International trauma life support',
      'Neonatal resuscitation',
    ]),
    oneOf('Driving', 'emergency-driving', ['Code 8 with PrDP', 'Code 10 with PrDP', 'Code 14 with PrDP']),
  ],
  workedAtOptions: [
    'Private ambulance service',
    'Provincial ambulance service',
    'Mine rescue',
    'Event medical company',
    'Air ambulance operator',
    'Private hospital',
    'Industrial site',
  ],
  expertise: [
    'Advanced life support',
    'Critical care transfer',
    'Aviation',
    'Rescue',
    'Event medicine',
    'Mine and industry',
    'Neonatal transfer',
    'Training',
  ],
  alsoFinds: [],
}
