import { expect, test } from 'vitest'
import { dayInAd } from '#shared/calendar/bikram-sambat.ts'
import { type SourceFile, sourceFiles } from '#tests/support/project/source-files.ts'

const setsClock = /useFakeTimers|setSystemTime/
const FIRST_YEAR_IN_BS = '2070'

const today = new Date().toISOString().slice(0, 10)
const isToCome = (day: string) => {
  const inAd = day < FIRST_YEAR_IN_BS ? day : (dayInAd(day) ?? '')
  // A test that fails from 2050 on may.
  return inAd > today && inAd < '2050' && !Number.isNaN(Date.parse(inAd))
}

function daysToCome({ path, text }: SourceFile): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(/\b20\d\d-\d\d-\d\d/g)]
        .filter(([day]) => isToCome(day))
        .map(([day]) => `${path}:${at + 1}: ${day}`),
    )
}

test('a test whose clock is the real one names no day that is still to come: it would fail once that day is past', () => {
  const found = sourceFiles()
    .filter(({ path }) => /^tests\/(api|components|e2e)\//.test(path))
    .filter(({ text }) => !setsClock.test(text))
    .flatMap(daysToCome)
  expect(found).toEqual([])
})
