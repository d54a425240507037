/** One thing that was looked at, and what to do about it. */
export interface Check {
  name: string
  state: 'ok' | 'warning' | 'problem'
  text: string
}
