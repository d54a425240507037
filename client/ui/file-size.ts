import { t } from '#client/locales/t.ts'

const units = [t('bytes'), 'kB', 'MB', 'GB']

/** A size as people say it: 512 bytes, 1.2 kB, 34 MB. Decimal units, as file managers show. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const value = bytes / 1000 ** power
  return `${power > 0 && value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power]}`
}
