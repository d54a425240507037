import { t } from '#client/locales/t.ts'

/** Of points above the pass line. */
export function praise(points: string): string {
  return points === '0'
    ? t('Congratulations! You reached the pass line exactly.')
    : points === '1'
      ? t('Congratulations! You are 1 percentage point above the pass line.')
      : t('Congratulations! You are {points} percentage points above the pass line.', { points })
}

/** Of points below the pass line. */
export function comfort(points: string): string {
  const short =
    points === '1'
      ? t('You were 1 percentage point short of the pass line this time.')
      : t('You were {points} percentage points short of the pass line this time.', { points })
  return `${short} ${t('One exam does not decide what you can become: your teachers will gladly go through it with you.')}`
}
