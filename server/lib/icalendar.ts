import ICAL from 'ical.js'

/** A component of an iCalendar file (RFC 5545), with its properties escaped. */
export function component(type: string, properties: Record<string, string | object>): ICAL.Component {
  const made = new ICAL.Component(type)
  for (const [name, value] of Object.entries(properties)) {
    const property = new ICAL.Property(name)
    // ical.js writes unknown properties and carriage returns unescaped, which allows line injection.
    if (name.startsWith('x-')) property.resetType('text')
    property.setValue(typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value)
    made.addProperty(property)
  }
  return made
}
