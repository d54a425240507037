import { isDeepStrictEqual } from 'node:util'
import { candidate, STUDENTS } from './data-set.ts'
import { randomFrom } from './load.ts'
import { lookUp } from './scenarios.ts'

const SAMPLES = 200

/**
 * Asks both servers for the same candidates and compares with what the data set says.
 *
 * @throws at the first wrong answer.
 */
export async function checkAnswers(ours: string, theirs: string): Promise<void> {
  const random = randomFrom(1)
  for (let sample = 0; sample < SAMPLES; sample++) {
    const who = candidate(Math.floor(random() * STUDENTS))
    const { path, body, ...request } = lookUp(who)
    const answers = await Promise.all(
      [ours, theirs].map(async (url) => {
        const answer = await fetch(url + path, { ...request, body: body ?? '' })
        return (await answer.json()).data.examResult
      }),
    )
    const expected = [who.examMark, who.examRank, who.percentage, who.studentName]
    const [our, their] = answers
    const found = [
      [our?.examMark, our?.examRank, our?.percentage, our?.student?.studentName],
      [their?.exam_mark, their?.exam_rank, their?.percentage, their?.student_name],
    ]
    for (const one of found) {
      if (!isDeepStrictEqual(one, expected)) {
        throw new Error(`Wrong answer for ${who.candidateId}: ${JSON.stringify(answers)}`)
      }
    }
  }
}
