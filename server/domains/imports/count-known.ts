import type { CleanPart } from './clean-rows.ts'
import type { KnownCandidates } from './import-definition.ts'

/** Passes the parts through and counts their known candidates. */
export function countKnown(
  parts: AsyncIterable<CleanPart>,
  known: KnownCandidates,
): { parts: AsyncGenerator<CleanPart>; count(): number } {
  let count = 0
  async function* counted() {
    for await (const part of parts) {
      if ('text' in part) count += known.ids.countIn(part.text)
      yield part
    }
  }
  return { parts: counted(), count: () => count }
}
