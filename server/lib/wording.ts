import { say } from '#server/locales/say.ts'
/** "1 row", "2 rows". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}

/**
 * "3, 4, 5 and 12 more".
 *
 * @param most how many are named; the others are counted.
 * @param all how many there are, if more than the given ones.
 */
export function listed(names: readonly (string | number)[], most: number, all = names.length): string {
  const named = names.slice(0, most).join(', ')
  return all > most ? say`${named} and ${all - most} more` : named
}
