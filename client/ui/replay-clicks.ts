/**
 * Notes the last button that is clicked before components listen, to click it again when they do. Links and forms with an
 * address need no script.
 *
 * @returns a function that stops noting; it returns the function that clicks the button again.
 */
export function replayClicksBeforeHydration(page: Document): () => () => void {
  let pressed: HTMLButtonElement | null = null
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null
  }
  page.addEventListener('click', note, true)
  return () => {
    page.removeEventListener('click', note, true)
    return () => pressed?.click()
  }
}
