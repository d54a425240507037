/** How days of a calendar are written in a language. */
interface CalendarWords {
  /** From the first month of the year. */
  months: readonly string[]
  day(date: number, month: string, year: number): string
  withoutYear(date: number, month: string): string
  inYear(month: string, year: number): string
}

/** How dates are written in a language. */
export interface DateWords {
  /** The calendar that comes first, unless the institute has chosen one. */
  first: 'AD' | 'BS'
  ad: CalendarWords
  bs: CalendarWords
  /** @param hour 0 to 23. @param minute two digits. */
  time(hour: number, minute: string): string
  /** A full hour, 0 to 23. */
  hour(hour: number): string
  /** Of a day after the last year whose calendar is official. */
  provisional: string
  yesterday: string
  today: string
  tomorrow: string
}

const englishMonths = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

export const englishDates: DateWords = {
  first: 'AD',
  ad: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    day: (date, month, year) => `${month} ${date}, ${year}`,
    withoutYear: (date, month) => `${month} ${date}`,
    inYear: (month, year) => `${englishMonths.find((name) => name.startsWith(month))} ${year}`,
  },
  bs: {
    months: [
      ...['Baisakh', 'Jestha', 'Asar', 'Shrawan', 'Bhadra', 'Asoj'],
      ...['Kartik', 'Mangsir', 'Poush', 'Magh', 'Falgun', 'Chaitra'],
    ],
    day: (date, month, year) => `${date} ${month} ${year}`,
    withoutYear: (date, month) => `${date} ${month}`,
    inYear: (month, year) => `${month} ${year}`,
  },
  time: (hour, minute) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  hour: (hour) => (hour === 12 ? '12 noon' : `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`),
  provisional: 'provisional',
  yesterday: 'Yesterday',
  today: 'Today',
  tomorrow: 'Tomorrow',
}
