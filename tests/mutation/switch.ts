// The switch that the mutated code asks; a setup file, because it must be there before that code.

/** More than any test asks for one mutant: a loop that the mutant made endless. */
const endless = 3_000_000

export interface Switch {
  /** Empty while the tests run unchanged. */
  active: string
  asked: number
  /** What unchanged tests reach: while modules are imported, and later. */
  atImport: Set<string>
  reached: Set<string>
  isImporting: boolean
  /** Mutants that a test has found. */
  found: Set<string>
  /** Whether the modules in memory were imported with a mutant. */
  isDirty: boolean
}

const everywhere = globalThis as { mutationSwitch?: Switch; __mutant?: (id: string) => boolean }

everywhere.mutationSwitch ??= {
  active: '',
  asked: 0,
  atImport: new Set(),
  reached: new Set(),
  isImporting: false,
  found: new Set(),
  isDirty: false,
}
export const mutationSwitch: Switch = everywhere.mutationSwitch

everywhere.__mutant = (id) => {
  const state = mutationSwitch
  if (state.active === '') (state.isImporting ? state.atImport : state.reached).add(id)
  if (id !== state.active) return false
  if (++state.asked > endless) throw new Error('The mutant made a loop endless')
  return true
}
