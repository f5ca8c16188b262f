import ICAL from 'ical.js'

const property = (component: ICAL.Component, name: string): string | undefined =>
  component.getFirstPropertyValue(name)?.toString()

/** A calendar as another program reads it: its name and its events, by start. Throws if it is not iCalendar. */
export const parseCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, sequence, startDate, endDate } = new ICAL.Event(component)
    return {
      uid,
      sequence,
      summary,
      description,
      location,
      status: property(component, 'status'),
      busy: property(component, 'transp') === 'OPAQUE',
      url: property(component, 'url'),
      zone: startDate.zone.tzid,
      start: startDate.toJSDate().toISOString(),
      end: endDate.toJSDate().toISOString(),
      properties: component.getAllProperties().map(({ name }) => name),
    }
  })
  return { name: property(calendar, 'x-wr-calname'), events: events.sort((a, b) => a.start.localeCompare(b.start)) }
}
