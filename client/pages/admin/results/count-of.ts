/** "1 result", "1,893 results". */
export function countOf(count: number, thing: 'result' | 'candidate'): string {
  return `${count.toLocaleString('en-IN')} ${thing}${count === 1 ? '' : 's'}`
}
