/** The day (yyyy-MM-dd) of a date column, which Prisma reads as midnight UTC. */
export function dayOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, 10)
}
