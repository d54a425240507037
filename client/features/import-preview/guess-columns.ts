/** Usual names of the columns, in lower case without spaces and signs. */
const usualNames: Readonly<Record<string, RegExp>> = {
  'Candidate ID':
    /^((symbol|roll|registration|reg|candidate|student)(no|number|id|code)|परीक्षार्थीन(ं|म्बर)|(सिम्बोल|रोल|दर्ता)न(ं|म्बर))$/u,
  'Exam ID': /^(exam|test|परीक्षा)(code|no|number|कोड)?$/u,
  'Exam Mark': /^((obtained|secured|total)?(marks?|score)(obtained)?|obtained|प्राप्ता?(ङ्|ं)क|प्राप्तअङ्क)$/u,
  'Exam Rank': /^((merit|exam)?rank|position|meritorder|स्थान)$/u,
  Percentage: /^(percent(age)?|pct|प्रतिशत)?(in)?%?$/u,
  'Student Name':
    /^(((full|candidates?|students?)?name|nameof(the)?(student|candidate))|(विद्यार्थीको)?नाम(थर)?)$/u,
  Groups: /^(groups?|batch|section|shift|समूह|ब्याच|शिफ्ट)$/u,
}

const normal = (cell: string) =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_.()#:/'’-]+/g, '')

/**
 * Places of the columns whose usual name exactly one cell of a row has: to be looked at, not to be relied on.
 *
 * @param taken places that are chosen already, by column.
 */
export function guessColumns(
  cells: readonly string[],
  names: readonly string[],
  taken: Readonly<Record<string, string>>,
): Record<string, string> {
  const guesses: Record<string, string> = {}
  const places = new Set(Object.values(taken))
  for (const name of names.filter((one) => taken[one] === undefined)) {
    const found = cells.flatMap((cell, place) => {
      const word = normal(cell)
      return word !== '' && usualNames[name]?.test(word) ? [String(place)] : []
    })
    const [only] = found
    if (only !== undefined && found.length === 1 && !places.has(only)) guesses[name] = only
  }
  return guesses
}
