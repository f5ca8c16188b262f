import { anyOf, hpcsa, oneOf, type IndustrySeed } from './industry-shapes.ts'

export const radiography: IndustrySeed = {
  name: 'Radiography',
  professions: [
    hpcsa('Diagnostic Radiographer', 'DR'),
    hpcsa('Sonographer', 'US'),
    hpcsa('Radiation Therapist', 'RT'),
    hpcsa('Nuclear Medicine Radiographer', 'NM'),
    hpcsa('Radiologist', 'MP'),
  ],
  skills: [
    anyOf('Modality', 'radiography-modality', [
      'General X-ray',
      'Computed tomography',
      'Magnetic resonance imaging',
      'Mammography',
      'Fluoroscopy',
      'Theatre screening',
      'Bone densitometry',
      'Interventional',
    ]),
    anyOf('Ultrasound', 'radiography-ultrasound', ['Abdominal', 'Obstetric', 'Gynaecological', 'Vascular', 'Musculoskeletal', 'Small parts']),
    anyOf('Therapy', 'radiography-therapy', ['Treatment planning', 'Linear accelerator', 'Brachytherapy']),
    anyOf('Systems', 'radiography-systems', ['PACS', 'Radiology information system', 'Voice dictation']),
    oneOf('Nights and call', 'radiography-call', ['Day shifts only', 'Works alone on call']),
  ],
  workedAtOptions: ['Private radiology practice', 'Private hospital', 'Public hospital', 'Oncology centre', 'Mobile X-ray unit', 'Mine or industrial clinic'],
  expertise: [
    'General radiography',
    'Computed tomography',
    'Magnetic resonance imaging',
    'Mammography',
    'Ultrasound',
    'Nuclear medicine',
    'Radiation therapy',
    'Interventional radiology',
    'Paediatric imaging',
  ],
  alsoFinds: [],
}
