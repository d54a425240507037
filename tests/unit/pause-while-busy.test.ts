import { expect, test } from 'vitest'
import { pauseWhileBusy } from '#server/lib/pause-while-busy.ts'

async function* portions() {
  yield* [1, 2, 3]
}

/** Events while three portions are taken, when other work waits for the shortest of times behind each. */
async function courseOf(isBusy: boolean): Promise<(string | number)[]> {
  const course: (string | number)[] = []
  const others: Promise<unknown>[] = []
  for await (const portion of pauseWhileBusy(portions(), { isBusy: () => isBusy })) {
    course.push(portion)
    others.push(
      new Promise<void>((done) => {
        setTimeout(() => {
          course.push('another')
          done()
        }, 1)
      }),
    )
  }
  course.push('end')
  await Promise.all(others)
  return course
}

test('lets others in behind every portion while there is a crowd, and comes to its end', async () => {
  expect(await courseOf(true)).toEqual([1, 'another', 2, 'another', 3, 'another', 'end'])
})

test('goes straight on when there is none', async () => {
  expect(await courseOf(false)).toEqual([1, 2, 3, 'end', 'another', 'another', 'another'])
})
