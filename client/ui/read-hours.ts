import { latinDigits } from '#shared/digits.ts'

interface Hours {
  from: number
  to: number
}

const between = String.raw`\s*(?:-|–|—|to|देखि|बाट)\s*`

const englishTime = String.raw`(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?`
const englishSpans = new RegExp(`${englishTime}${between}${englishTime}`, 'gi')

/** Parts of the day in Nepali, and between which hours they lie. */
const parts: Readonly<Record<string, readonly [first: number, last: number]>> = {
  बिहान: [4, 12],
  दिउँसो: [11, 17],
  साँझ: [15, 21],
  बेलुका: [15, 21],
  बेलुकी: [15, 21],
  राति: [18, 24],
}
const part = Object.keys(parts).join('|')
// Hours may have their part of the day before or behind them.
const nepaliTime = String.raw`(?:(${part})(?:को)?\s*)?(?<!\d)(\d{1,2})(?:[:.](\d{2}))?(?!\d)(\s*बजे)?(?:\s*(${part}))?`
const nepaliSpans = new RegExp(`${nepaliTime}${between}${nepaliTime}`, 'g')
const TIME_PARTS = 5

/** Between two shifts of one day: other words may name another day or another office. */
const JOINED = /^(?:सम्म)?[\s,;&+/]*(?:and|र|तथा|अनि)?[\s,;:]*$/i

/**
 * The hours in a text such as `Everyday 06:00 AM - 5:00 PM` or `आइत–शुक्र, बिहान १० – साँझ ५`, as hours of the day; none where one
 * of several spans is not of one day.
 */
export function readHours(typed: string): Hours[] {
  const text = latinDigits(typed).normalize('NFC')
  const spans = spansOf(text, /[\u0900-\u097f]/.test(typed))
  const isOneDay = spans.every(({ hours, start }, index) => {
    const last = spans[index - 1]
    if (!last) return hours !== undefined
    return hours && last.hours && hours.from >= last.hours.to && JOINED.test(text.slice(last.end, start))
  })
  return isOneDay ? spans.flatMap(({ hours }) => hours ?? []) : []
}

interface Span {
  hours: Hours | undefined
  /** Where it stands in the text. */
  start: number
  end: number
}

function spansOf(text: string, isNepali: boolean): Span[] {
  const inEnglish = Array.from(text.matchAll(englishSpans), (match) => {
    const [, ...times] = match
    return spanAt(match, ordered(englishHour(times.slice(0, 3)), englishHour(times.slice(3))))
  })
  if (inEnglish.length > 0 || !isNepali) return inEnglish
  // Two numbers beside each other may be anything.
  return Array.from(text.matchAll(nepaliSpans), (match) => {
    const [, ...times] = match
    return spanAt(match, nepaliHours(timeOf(times.slice(0, TIME_PARTS)), timeOf(times.slice(TIME_PARTS))))
  }).filter(({ hours }) => hours !== undefined)
}

const spanAt = ({ index, 0: { length } }: RegExpExecArray, hours: Hours | undefined): Span => ({
  ...{ hours, start: index, end: index + length },
})

const ordered = (from: number, to: number): Hours | undefined => (from < to ? { from, to } : undefined)

function englishHour([hour, minutes = '0', half]: (string | undefined)[]): number {
  return (Number(hour) % 12) + (half?.toUpperCase() === 'P' ? 12 : 0) + Number(minutes) / 60
}

interface Time {
  hour: number
  part: string | undefined
  isClock: boolean
}

const timeOf = ([before, hour, minutes = '0', clock, behind]: (string | undefined)[]): Time => ({
  hour: Number(hour) + Number(minutes) / 60,
  part: before ?? behind,
  isClock: clock !== undefined,
})

/** A text need not say which half of the day is meant: of 10 to 5, the evening follows the morning. */
function nepaliHours(from: Time, to: Time): Hours | undefined {
  const isSaid = [from, to].some(({ part, isClock }) => part !== undefined || isClock)
  const begins = halves(from).find((hour) => from.part !== undefined || hour >= EARLIEST)
  // Two small numbers beside each other may be anything.
  if (begins === undefined || (!isSaid && from.hour < EARLIEST)) return undefined
  const ends = halves(to).find((hour) => hour > begins)
  return ends === undefined ? undefined : ordered(begins, ends)
}

/** Before it no day begins that does not say so. */
const EARLIEST = 5
const HALF = 12
const DAY = 24

/** Meanings of a time on the clock of 24 hours, the earlier first. */
function halves({ hour, part }: Time): number[] {
  const [first, last] = parts[part ?? ''] ?? [0, DAY]
  return [hour % HALF, (hour % HALF) + HALF, hour, (hour % HALF) + DAY]
    .filter((meant) => meant >= first && meant <= last)
    .sort((one, other) => one - other)
}
