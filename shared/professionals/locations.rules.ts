/** SPEC 2.4: another home province clears the regions of the other provinces. */
export const locationsWithin = (province: string, locations: readonly string[]): string[] =>
  locations.filter((location) => location.startsWith(`${province},`))

/** Taken off when it is there, added when it isn't. */
export const toggleLocation = (locations: readonly string[], location: string): string[] =>
  locations.includes(location) ? locations.filter((other) => other !== location) : [...locations, location]
