/** The finding of one check, with advice. */
export interface Check {
  name: string
  state: 'ok' | 'warning' | 'problem'
  text: string
}
