import { t } from '#client/locales/t.ts'

const STEP = 10

/** The counts of an exam's candidates in steps of ten percent, each with its name. */
export function bandsOf(counts: readonly number[]): { label: string; count: number }[] {
  const last = counts.length - 1
  return counts.map((count, place) => {
    const low = place * STEP
    if (place === 0) return { label: t('below {high}%', { high: STEP }), count }
    return {
      label:
        place === last ? t('{low} to 100%', { low }) : t('{low} to below {high}%', { low, high: low + STEP }),
      count,
    }
  })
}
