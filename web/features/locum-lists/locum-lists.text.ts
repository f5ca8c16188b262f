export const locumListsText = {
  title: 'Your locums',
  lead: 'Favourites and blocked locums, for all users of your practice. Locums do not see these lists.',
  loading: 'Loading the list',
  favourites: 'Favourites',
  favouritesHint: 'Tap the star on a locum’s card or profile. The directory can list your favourites alone.',
  showFavourites: 'Favourites have a star',
  open: 'Show favourites',
  blocked: 'Blocked locums',
  blockedSince: (date: string) => `blocked on ${date}`,
  noneBlocked: 'You have not blocked anybody',
  noneBlockedHint:
    'A blocked locum does not see your offers, and you do not find them. You can block a locum on their profile.',
} as const
