const time = String.raw`(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?`
const span = new RegExp(`${time}\\s*(?:-|–|to)\\s*${time}`, 'i')

/** The hours in a text such as `Everyday 06:00 AM - 5:00 PM`, as hours of the day; undefined when it has none. */
export function readHours(text: string): { from: number; to: number } | undefined {
  const found = span.exec(text)
  if (!found) return undefined
  const [, ...parts] = found
  const [from, to] = [hourOf(parts.slice(0, 3)), hourOf(parts.slice(3))]
  return from < to ? { from, to } : undefined
}

function hourOf([hour, minutes = '0', half]: (string | undefined)[]): number {
  return (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0) + Number(minutes) / 60
}
