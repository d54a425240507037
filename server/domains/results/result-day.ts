/** The day of a date column, yyyy-MM-dd, which Prisma reads as midnight UTC. */
export function dayOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString().slice(0, 10)
}
