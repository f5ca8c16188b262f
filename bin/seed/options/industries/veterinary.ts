import type { Industry } from '../../../../shared/options/options.schema.ts'
import { anyOf, oneOf, savc } from './industry-shapes.ts'

export const veterinary: Industry = {
  name: 'Veterinary',
  professions: [
    savc('Veterinarian', 'D'),
    savc('Veterinary Specialist', 'DS'),
    savc('Veterinary Nurse', 'VN'),
    savc('Veterinary Technologist', 'VT'),
    savc('Animal Health Technician', 'AHT'),
    savc('Animal Welfare Assistant', 'AWA'),
  ],
  skills: [
    anyOf('Animals', 'veterinary-animals', ['Dogs and cats', 'Horses', 'Cattle', 'Sheep and goats', 'Pigs', 'Poultry', 'Birds and exotics', 'Wildlife']),
    anyOf('Surgery', 'veterinary-surgery', [
      'Sterilisations',
      'Soft tissue',
      'Orthopaedic',
      'Caesarean section',
      'Gastric dilatation and volvulus',
      'Dental extractions',
    ]),
    anyOf('Diagnostics', 'veterinary-diagnostics', ['Ultrasound', 'Radiography', 'Endoscopy', 'In-house laboratory', 'Cytology', 'Herd testing']),
    anyOf('Care', 'veterinary-care', ['Anaesthesia monitoring', 'Emergency and critical care', 'Hospitalised patients', 'Puppy and kitten clinics', 'Nutrition advice']),
    oneOf('After hours', 'veterinary-after-hours', ['Takes calls by phone', 'Takes call-outs', 'Runs a night clinic']),
  ],
  workedAtOptions: [
    'Small animal practice',
    'Mixed practice',
    'Equine practice',
    'Farm animal practice',
    'Emergency clinic',
    'Referral hospital',
    'Wildlife practice or reserve',
    'Animal welfare organisation',
    'State veterinary service',
  ],
  alsoFinds: [],
}
