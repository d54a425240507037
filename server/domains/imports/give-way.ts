import { setTimeout as wait } from 'node:timers/promises'

/** Of the time that a portion took, what is waited behind it: so an import goes on at half its speed. */
const PAUSE = 1
/** Whatever held a portion up, the next one is not to wait longer. */
const LONGEST_MS = 250

/** The same portions, with pauses between them while others should come first: the reading and the database wait with them. */
export async function* giveWay<T>(
  portions: AsyncIterable<T>,
  { isCrowded }: { isCrowded?: () => boolean },
): AsyncGenerator<T> {
  let began = performance.now()
  for await (const portion of portions) {
    yield portion
    if (isCrowded?.()) await wait(Math.min(LONGEST_MS, (performance.now() - began) * PAUSE))
    began = performance.now()
  }
}
