export const locumListsText = {
  loading: 'Loading the list',
} as const
