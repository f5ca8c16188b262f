export const adminText = {
  idOf: (name: string) => `ID document of ${name}`,
  approve: 'Approve',
  approveLabel: (name: string) => `Approve ${name}`,
  keep: 'Not yet',
  heads: ['Locum', 'Profession', 'Registration number', 'Region'],
  practiceHeads: ['Practice', 'Type', 'Manager details', 'Region'],
} as const
