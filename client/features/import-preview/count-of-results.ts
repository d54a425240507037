/** "1 result", "1,829 results". */
export function countOfResults(count: number): string {
  return count === 1 ? '1 result' : `${count.toLocaleString('en-IN')} results`
}
