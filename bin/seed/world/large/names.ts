/** First and last names that go together; the people are invented. */
type Names = { firsts: readonly string[]; lasts: readonly string[]; language: string }

const words = (text: string): string[] => text.split(' ')

export const nameGroups: Names[] = [
  {
    firsts: words('Nomsa Sipho Thandeka Bheki Zanele Mandla Nokuthula Sibusiso Lungile Themba Ayanda Nhlanhla'),
    lasts: words('Dlamini Mkhize Ngcobo Zulu Buthelezi Cele Gumede Khumalo Mthembu Ndlovu Shabalala Zwane'),
    language: 'isiZulu',
  },
  {
    firsts: words('Ntombi Luthando Siyabonga Zukiswa Andile Nomvula Mzwandile Phumeza Vuyo Babalwa Xolani Noluthando'),
    lasts: words('Mqhayi Sontonga Ntuli Mafanya Gqola Mfeketo Ngxola Tshabalala Mabuza Sobekwa Mgqumo Qunta'),
    language: 'isiXhosa',
  },
  {
    firsts: words('Kagiso Lerato Tshepo Boitumelo Katlego Refilwe Thabo Palesa Mpho Dineo Neo Kabelo'),
    lasts: words('Mokoena Molefe Mohapi Tau Sebego Motsepe Phiri Ramaphala Kgosi Seleke Modise Letsoalo'),
    language: 'Setswana',
  },
  {
    firsts: words('Mmatlou Phuti Lesetja Mokgadi Thabang Pheladi Matome Raesetja Tebogo Mosima Kgaogelo Malesela'),
    lasts: words('Mashaba Ledwaba Maluleke Mphahlele Chuene Rakgoale Seabi Mamabolo Moloto Manamela Kekana Lebelo'),
    language: 'Sepedi',
  },
  {
    firsts: words('Anika Riaan Hanlie Pieter Marelize Johan Elmarie Francois Liezl Gerhard Suné Hendrik'),
    lasts: [
      'van der Merwe',
      'Botha',
      'Pretorius',
      'Steyn',
      'du Plessis',
      'Venter',
      'Coetzee',
      'Swanepoel',
      'Kruger',
      'van Wyk',
      'Joubert',
      'Louw',
    ],
    language: 'Afrikaans',
  },
  {
    firsts: words('Priya Imraan Ayesha Rajesh Fatima Kavitha Yusuf Nadia Dinesh Zainab Keshni Ashraf'),
    lasts: words('Naidoo Pillay Govender Patel Davids Moodley Khan Reddy Isaacs Ebrahim Chetty Adams'),
    language: 'English',
  },
  {
    firsts: words('Megan James Lauren Craig Bronwyn Andrew Kirsten Gareth Nicole Stuart Robyn Warren'),
    lasts: words('Smith Williams Botting Fortune Campbell Petersen Arendse Hughes Marsh Daniels Fraser Abrahams'),
    language: 'English',
  },
  {
    firsts: words(
      'Rudzani Tshilidzi Mulalo Hlengani Tintswalo Ndivhuwo Rhulani Khathu Vutlhari Aluwani Nyiko Fhatuwani',
    ),
    lasts: words(
      'Mudau Netshifhefhe Baloyi Mabunda Ramovha Chauke Nemukula Hlungwani Mathebula Tshivhase Nkuna Sithole',
    ),
    language: 'Tshivenda',
  },
]

export const streets = [
  'Main Road',
  'Church Street',
  'Long Street',
  'Voortrekker Road',
  'Station Road',
  'Nelson Mandela Avenue',
  'Jacaranda Avenue',
  'Market Street',
  'Beach Road',
  'Hospital Road',
]

/** What a practice of an industry is called after its place. */
export const practiceWords: Record<string, string[]> = {
  Pharmacy: ['Pharmacy', 'Family Pharmacy', 'Day & Night Pharmacy', 'Medi-Centre Pharmacy'],
  Nursing: ['Private Hospital', 'Day Clinic', 'Frail Care Centre', 'Step-down Facility'],
  'Medical Practice': ['Family Practice', 'Medical Centre', 'Urgent Care', 'Doctors’ Rooms'],
  Veterinary: ['Animal Hospital', 'Veterinary Clinic', 'Vet & Pet Centre'],
  Dentistry: ['Dental Studio', 'Family Dentists', 'Dental & Oral Care'],
}

export const practiceSigns = [
  'Protea',
  'Baobab',
  'Marula',
  'Kingfisher',
  'Acacia',
  'Bluegum',
  'Lighthouse',
  'Sunbird',
  'Aloe',
  'Yellowwood',
]
