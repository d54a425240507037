import { createServer } from 'node:http'
import pg from 'pg'

// A hand-written server for one look-up and nothing else: the measure of all others. It has no doors, no
// limits, no log and no layers.

const LOOK_UP = {
  name: 'look-up',
  text: `
    SELECT r.candidate_id, trim_scale(r.exam_mark)::text AS exam_mark, r.exam_rank,
      trim_scale(r.percentage)::text AS percentage, e.title, e.date::text, s.student_name, s.groups
    FROM exams e JOIN exam_result_files f ON f.exam_id = e.id
    JOIN exam_results r ON r.layer = f.layer AND r.candidate_id = $2
    LEFT JOIN students s ON s.layer = $3 AND s.candidate_id = r.candidate_id
    WHERE e.id = $1 AND f.state = 'PUBLISHED'`,
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 })
const { rows: lists } = await pool.query("SELECT layer FROM student_uploads WHERE state = 'PUBLISHED'")

const server = createServer((request, response) => {
  if (request.url === '/healthz') {
    response.end()
    return
  }
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => {
    body += chunk
  })
  request.on('end', async () => {
    try {
      const { examId, candidateId } = JSON.parse(body).variables
      const { rows } = await pool.query({ ...LOOK_UP, values: [examId, candidateId, lists[0].layer] })
      const answer = JSON.stringify({ data: { examResult: rows[0] ?? null } })
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(answer),
      })
      response.end(answer)
    } catch {
      response.writeHead(500).end()
    }
  })
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(
    `  Website   http://localhost:${address !== null && typeof address === 'object' ? address.port : 0}\n`,
  )
})
