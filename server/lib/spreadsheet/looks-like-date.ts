const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const NAME = `(?<name>${MONTHS.flatMap((month) => [month, month.slice(0, 3)]).join('|')})`
const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])'
const NUMBER = '(?<month>0?[1-9]|1[0-2])'
const YEAR = '(?<year>(?:19|20)\\d\\d)'
const MIDNIGHT = '(?:[ T]0?0:00(?::00(?:\\.0+)?)?Z?)?'

/** In capitals, people write IDs such as MAR-23; with dashes and two digits of a year, such as 08-10-01. */
const shown = [
  `${DAY}[- ]${NAME}(?:[- ](?<year>(?:19|20)?\\d\\d))?`,
  `${NAME}[- ](?<year>(?:19|20)?\\d\\d)`,
  `${YEAR}(?<sign>[-/.])${NUMBER}\\k<sign>${DAY}${MIDNIGHT}`,
  `${DAY}(?<sign>[-/.])${NUMBER}\\k<sign>${YEAR}${MIDNIGHT}`,
  `${NUMBER}(?<sign>[-/.])${DAY}\\k<sign>${YEAR}${MIDNIGHT}`,
  `${DAY}/${NUMBER}/(?<year>\\d\\d)`,
  `${NUMBER}/${DAY}/(?<year>\\d\\d)`,
].map((pattern) => new RegExp(`^${pattern}$`))

/** Nearly every ID is decided by one expression. */
const MAY_BE_DATE = /^[\dJFMASOND][\dA-Za-z]{0,8}[-/. ]/

/** Whether a text looks like a date that a spreadsheet program made: 1-3, 3-23 and MAR-23. */
export const looksLikeDate = (text: string): boolean => textsBefore(text).length > 0

/** Texts that programs turn into a date that is shown so; none for a text that is no date. */
export function textsBefore(text: string): string[] {
  const parts = MAY_BE_DATE.test(text) && shown.map((one) => one.exec(text)?.groups).find((one) => one)
  if (!parts) return []
  const { name, year, month: number, day } = parts
  const month = name ? MONTHS.findIndex((one) => one.startsWith(name)) + 1 : Number(number)
  const short = MONTHS[month - 1]?.slice(0, 3).toUpperCase()
  const ofDay = day ? [`${Number(day)}-${month}`, `${month}-${Number(day)}`, `${short}-${Number(day)}`] : []
  const isMonth = year && Number(day ?? 1) === 1
  const ofMonth = isMonth ? [`${short}-${year.slice(-2)}`, `${month}-${year.slice(-2)}`] : []
  return [...new Set([...ofMonth, ...ofDay])].slice(0, 3)
}
