/**
 * A program that opens the embedded database in the folder of its first argument and inserts numbers, printing each
 * when the database has acknowledged it, until it is killed. At SIGINT it prints `interrupted`, still works for ten
 * more and then stops in order.
 */
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres/embedded-postgres.ts'

const [folder = ''] = process.argv.slice(2)
let left = Number.POSITIVE_INFINITY
process.on('SIGINT', () => {
  process.stdout.write('interrupted\n')
  left = 10
})

try {
  const postgres = await startEmbeddedPostgres(folder)
  const pool = new pg.Pool({ ...postgres.poolConfig, max: 3 })
  await pool.query('CREATE TABLE IF NOT EXISTS numbers (n int PRIMARY KEY, padding text)')
  const { rows } = await pool.query('SELECT coalesce(max(n), 0) AS last FROM numbers')
  for (let n: number = rows[0].last + 1; left > 0; n++, left--) {
    await pool.query('INSERT INTO numbers VALUES ($1, $2)', [n, 'x'.repeat(2000)])
    process.stdout.write(`${n}\n`)
  }
  await pool.end()
  await postgres.stop()
  process.stdout.write('stopped\n')
} catch (error) {
  process.stdout.write(`${error instanceof Error ? `${error.name}: ${error.message}` : error}\n`)
  process.exitCode = 1
}
