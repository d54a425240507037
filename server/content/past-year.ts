import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import type { Field } from './field.ts'
import { number } from './field-kinds.ts'

/** What a year in B.S. is ahead of the year in A.D. in which it begins. */
const AHEAD = 57

/** A year in A.D. that has begun. Many people in Nepal know it in B.S., which is in the future in A.D. */
export function pastYear(options: { label: string; help?: string }): Field<number> {
  const field = number({ ...options, min: 1900, max: 2100 })
  const schema = field.schema.refine((year) => year <= Number(todayInNepal().slice(0, 4)), {
    error: ({ input }) =>
      `${options.label} must be a year in A.D. that has begun. The year ${input} in B.S. began in ${Number(input) - AHEAD}`,
  })
  return { ...field, schema }
}
