/** After something was sent that will be answered. Loaded then, since no page needs it to be drawn. */
export const suggestPush = (): void =>
  void import('./offer-push.ts').then(({ offerPush }) => offerPush()).catch(() => undefined)
