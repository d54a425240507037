import { expect } from 'vitest'
import { CORRECTION, type Found, type Standing, type Step } from './crash-state.ts'

/** What is known of a thing: what was acknowledged, or after a crash in the middle of a step, two possibilities. */
interface Known {
  standing: Standing
  /** The step that was begun and not acknowledged. */
  maybe?: Standing
}

/** The log's word for a step. */
function actionOf(name: string, from: Standing, to: Standing): string {
  if (name.endsWith('notice'))
    return { first: 'created', second: 'updated', absent: 'deleted' }[to as 'first']
  if (name.endsWith('recheck')) return { open: 'asked', resolved: 'answered', absent: 'closed' }[to as 'open']
  if (to === 'published' && from === 'withdrawn') return 'reinstated'
  if (to === 'staged' && isCorrection(name)) return 'corrected'
  return to === 'absent' ? (from === 'staged' ? 'discarded' : 'removed') : to
}

const isCorrection = (name: string) => name.endsWith('c results')

/** Goes along with what a program tells, and judges what its successor finds. */
export function crashScenario() {
  const things = new Map<string, Known>()
  /** In the order in which they went live. */
  let published: string[] = []
  const counts: Record<string, number> = {}
  /** What the log must tell, by the name that it has for a thing. */
  const log = new Map<string, string[]>()

  function happened(name: string, { standing: from }: Known, to: Standing): void {
    const action = actionOf(name, from, to)
    counts[action] = (counts[action] ?? 0) + 1
    if (from === 'staged' && to === 'published') published.push(name)
    if (to === 'absent') published = published.filter((one) => one !== name)
    things.set(name, { standing: to })
    // What candidates ask is not logged.
    if (action === 'asked') return
    const subject = isCorrection(name) ? CORRECTION : name
    log.set(subject, [...(log.get(subject) ?? []), action === 'corrected' ? 'staged' : action])
  }

  const knownOf = (name: string): Known => things.get(name) ?? { standing: 'absent' }

  return {
    /** How often each action was done. */
    counts,

    begun({ name, to }: Step): void {
      things.set(name, { ...knownOf(name), maybe: to })
    },

    done({ name, to }: Step): void {
      happened(name, knownOf(name), to)
    },

    /** Checks everything that was found after a crash and a clean-up. @returns how many steps had been in doubt. */
    judge(found: Found): number {
      const actual = new Map(found.things.map((one) => [one.name, one.to]))
      expect(actual.size, 'each thing is there once').toBe(found.things.length)
      let doubtful = 0
      for (const [name, thing] of things) {
        const to = actual.get(name) ?? 'absent'
        doubtful += thing.maybe === undefined ? 0 : 1
        expect(
          [thing.standing, thing.maybe],
          `${name} stands as acknowledged, or as was asked for`,
        ).toContain(to)
        if (to === thing.standing) things.set(name, { standing: to })
        else happened(name, thing, to)
      }
      expect(
        [...actual.keys()].filter((name) => !things.has(name)),
        'nothing comes from nowhere',
      ).toEqual([])
      judgeRemains(found)
      const told = new Map<string, string[]>()
      for (const { action, name } of found.actions) {
        told.set(name, [...(told.get(name) ?? []), action.split('.')[1] ?? ''])
      }
      expect(found.untoldReasons, 'the log tells each reason').toEqual([])
      expect(told, 'the log tells each action once').toEqual(log)
      const newest = (ending: string) =>
        published.findLast((name) => name.endsWith(ending) && knownOf(name).standing === 'published') ?? null
      const result = newest(' results')?.split(' ')[0] ?? null
      expect(found.answers, 'candidates see the newest of what is published').toEqual({
        result,
        isWithdrawn: result === null && [...things.values()].some(({ standing }) => standing === 'withdrawn'),
        student: newest(' list'),
      })
      return doubtful
    },
  }
}

/** Nothing is half there, and nothing is left of what is gone. */
function judgeRemains(found: Found): void {
  for (const { name, claimed, counted } of found.things) {
    expect(counted, `${name} has all its rows or files`).toBe(claimed)
  }
  expect(
    found.layers.filter(({ known }) => !known),
    'no row without a record',
  ).toEqual([])
  const files = found.things.flatMap((one) => one.files)
  expect([...found.stored].sort(), 'the store has the files of what is there, and no other').toEqual(
    files.sort(),
  )
}
