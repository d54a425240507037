import type { ReactNode } from 'react'
import { t } from '#client/locales/t.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { grouped } from '#shared/digits.ts'

interface Terms {
  fee?: string | null
  nextBatch?: string | null
  seats?: number | null
}

/** Fee, start and seats of a course; unknown ones are left out. */
export function courseTerms({ fee, nextBatch, seats }: Terms): (readonly [name: string, value: ReactNode])[] {
  const terms = [
    [t('Fee'), fee],
    [t('Next batch'), nextBatch != null ? <ShownDate key="date" at={nextBatch} /> : null],
    [t('Seats'), seats == null ? null : grouped(seats)],
  ] as const
  return terms.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const]))
}
