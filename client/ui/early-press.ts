/**
 * Notes the button that is pressed before components listen. Links and forms with an address work without them.
 *
 * @returns what stops that, because from now on components hear of presses; it returns what presses the button again.
 */
export function noteEarlyPress(page: Document): () => () => void {
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
