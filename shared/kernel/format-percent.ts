/** `7.5%`, as a share of an amount. */
export const formatPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`
