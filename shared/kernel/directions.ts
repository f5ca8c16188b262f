import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'

/** `14 Harbour Road`, `Sea Point`, `Cape Town Metro, 8005` */
export const addressLines = ({ building_name, street, suburb, region, postal_code }: CompanyAddress): string[] =>
  [building_name, street, suburb, `${region}, ${postal_code}`].filter(Boolean)

/** Opens the route from where the reader is, in their maps app if they have one. */
export const directionsTo = (
  name: string,
  { street, suburb, region, postal_code, country }: CompanyAddress,
): string => {
  const destination = [name, street, suburb, region, postal_code, country].filter(Boolean).join(', ')
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
