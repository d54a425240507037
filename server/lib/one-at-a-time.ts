/** Creates a function that runs tasks one after the other, in the order of its calls, those after a failed one too. */
export function oneAtATime(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const mine = last.then(task)
    last = mine.catch(() => {})
    return mine
  }
}
