/** Mutants that behave as the code does, each with the reason: `file change`, as `npm run mutate` prints the change. */
export const equivalents: ReadonlyMap<string, string> = new Map([])
