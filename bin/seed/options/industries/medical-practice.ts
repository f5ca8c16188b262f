import type { Industry } from '../../../../shared/options/options.schema.ts'
import { anyOf, hpcsa, oneOf } from './industry-shapes.ts'

export const medicalPractice: Industry = {
  name: 'Medical Practice',
  professions: [
    hpcsa('General Practitioner', 'MP'),
    hpcsa('Medical Officer', 'MP'),
    hpcsa('Anaesthetist', 'MP'),
    hpcsa('Paediatrician', 'MP'),
    hpcsa('Physician', 'MP'),
    hpcsa('Emergency Physician', 'MP'),
    hpcsa('Clinical Associate', 'CA'),
  ],
  skills: [
    anyOf('Consulting', 'medical-consulting', [
      'Family medicine',
      'Paediatrics',
      'Women’s health',
      'Chronic disease management',
      'Mental health',
      'Occupational medicals',
      'Aviation medicals',
      'Telemedicine',
    ]),
    anyOf('Procedures', 'medical-procedures', [
      'Minor surgery',
      'Suturing',
      'Joint injections',
      'Implants and IUDs',
      'Pap smears',
      'Sonar',
      'Plaster casts',
      'Circumcision',
    ]),
    anyOf('Hospital work', 'medical-hospital', ['Emergency unit', 'Ward rounds', 'Theatre assistant', 'Anaesthetics', 'Obstetrics', 'Intensive care']),
    oneOf('Life support', 'medical-life-support', ['Basic life support', 'Advanced cardiac life support', 'Advanced trauma life support']),
    oneOf('Dispensing', 'medical-dispensing', ['Does not dispense', 'Has a dispensing licence']),
  ],
  workedAtOptions: [
    'Solo practice',
    'Group practice',
    'Day clinic',
    'Private hospital',
    'Public hospital',
    'Community health centre',
    'Mine or industrial clinic',
    'Telemedicine service',
  ],
  alsoFinds: [],
}
