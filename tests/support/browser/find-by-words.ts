/** An element by the words that a person reads on it. */
export interface Words {
  /** What is pressed (a button, link or tab), or what is filled in. */
  kind: 'button' | 'field'
  /** The whole of its words, or how they begin. */
  words: string
  /** Words of the row or card in which it is. */
  row?: string
  /** Of a select field: how one of its options begins. */
  option?: string
}

/**
 * Runs in the page. In the dialog that is open, or in the page if there is none.
 *
 * @returns nothing while something of it moves.
 */
export function findByWords({ kind, words, row, option }: Words): Element | null {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  // Not `innerText`, whose spaces between parts differ from engine to engine.
  const textOf = (element?: Node) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  const dialog = all(document, '[role=dialog], [role=alertdialog], dialog[open]').findLast(isShown)
  const isMoving = dialog
    ?.getAnimations({ subtree: true })
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  if (isMoving) return null

  const nameOf = (element: HTMLElement) => {
    const label = kind === 'field' ? (element as HTMLInputElement).labels?.[0] : element
    return element.getAttribute('aria-label') ?? textOf(label)
  }
  const selectors = { button: 'button, a[href], summary, [role=tab]', field: 'input, select, textarea' }
  const places = row === undefined ? [dialog ?? document] : all(dialog ?? document, 'tr, li, article')
  const found = places
    .filter((place) => row === undefined || textOf(place).includes(row))
    .flatMap((place) => all(place, selectors[kind]))
    .filter(isShown)
  const one =
    found.find((element) => nameOf(element) === words) ??
    found.find((element) => nameOf(element).startsWith(words))
  if (!one || option === undefined) return one ?? null
  return [...(one as HTMLSelectElement).options].find(({ text }) => text.trim().startsWith(option)) ?? null
}
