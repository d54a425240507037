import type { Prisma } from '#server/generated/prisma/client.ts'

/** In whole milliseconds, not later than now: a file released then is visible once the transaction is. */
export async function databaseTime(tx: Pick<Prisma.TransactionClient, '$queryRaw'>): Promise<Date> {
  const [row] = await tx.$queryRaw<{ now: Date }[]>`
    SELECT date_trunc('milliseconds', statement_timestamp()) AS now`
  if (!row) throw new Error('The database did not tell its time')
  return row.now
}
