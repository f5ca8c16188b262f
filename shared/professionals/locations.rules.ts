/** SPEC 2.4: changing province clears regions of other provinces. */
export const locationsWithin = (province: string, locations: readonly string[]): string[] =>
  locations.filter((location) => location.startsWith(`${province},`))

export const toggleLocation = (locations: readonly string[], location: string): string[] =>
  locations.includes(location) ? locations.filter((other) => other !== location) : [...locations, location]
