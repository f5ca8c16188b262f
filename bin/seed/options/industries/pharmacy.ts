import type { Industry } from '../../../../shared/options/options.schema.ts'
import { anyOf, oneOf, sapc } from './industry-shapes.ts'

export const pharmacy: Industry = {
  name: 'Pharmacy',
  professions: [
    sapc('Pharmacist', 'P'),
    sapc('Responsible Pharmacist', 'P'),
    sapc('Pharmacist Assistant Post-Basic', 'A'),
    sapc('Pharmacist Assistant Basic', 'A'),
    sapc('Pharmacy Intern', 'I'),
  ],
  skills: [
    anyOf('Dispensing', 'pharmacy-dispensing', [
      'Community dispensing',
      'Hospital dispensing',
      'Chronic medicine',
      'Compounding',
      'Oncology admixing',
      'Sterile manufacturing',
      'Courier pharmacy',
    ]),
    anyOf('Clinic services', 'pharmacy-clinic', [
      'Primary care drug therapy',
      'Immunisation',
      'Family planning',
      'Blood pressure and glucose screening',
      'HIV testing and PrEP',
      'Travel vaccines',
    ]),
    anyOf('Dispensing systems', 'pharmacy-systems', ['Unisolv', 'Propharm', 'RxSolution', 'Meditech', 'SAP']),
    anyOf('Running the dispensary', 'pharmacy-running', [
      'Schedule 6 register',
      'Stock control',
      'Medical aid claims',
      'Front-shop management',
      'Tutor for interns',
    ]),
    oneOf('Responsibility', 'pharmacy-responsibility', ['Works alongside a pharmacist', 'Runs a shift alone', 'Stands in as responsible pharmacist']),
  ],
  workedAtOptions: [
    'Independent pharmacy',
    'Pharmacy group',
    'Supermarket pharmacy',
    'Private hospital pharmacy',
    'Public hospital pharmacy',
    'Courier pharmacy',
    'Manufacturer or wholesaler',
    'Community health centre',
  ],
  alsoFinds: ['Nursing'],
}
