export const adminText = {
  idOf: (name: string) => `ID document of ${name}`,
  approve: 'Approve',
  approveLabel: (name: string) => `Approve ${name}`,
  keep: 'Not yet',
} as const
