import { afterEach, expect, test, vi } from 'vitest'
import { replayClicksBeforeHydration } from '#client/ui/replay-clicks.ts'

afterEach(() => document.body.replaceChildren())

function buttons() {
  document.body.innerHTML =
    '<button type="button" id="a"><i>A</i></button><button type="submit" id="b">B</button>'
  const pressed = vi.fn()
  const endEarlyPress = replayClicksBeforeHydration(document)
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const listen = () =>
    document.body.addEventListener('click', ({ target }) => pressed((target as Element).id), { once: true })
  return { endEarlyPress, press, listen, pressed }
}

test('the last button is pressed again, once', () => {
  const { endEarlyPress, press, listen, pressed } = buttons()
  press('#a > i')
  const pressAgain = endEarlyPress()
  listen()
  pressAgain()
  expect(pressed.mock.calls).toEqual([['a']])
})

test.each([
  ['of a form that sends itself', '#b'],
  ['somewhere else afterwards', 'body'],
])('a press %s is not repeated', (_what, selector) => {
  const { endEarlyPress, press, listen, pressed } = buttons()
  press('#a')
  press(selector)
  const pressAgain = endEarlyPress()
  listen()
  pressAgain()
  expect(pressed).not.toHaveBeenCalled()
})

test('what components hear of is not repeated', () => {
  const { endEarlyPress, press, listen, pressed } = buttons()
  const pressAgain = endEarlyPress()
  press('#a')
  listen()
  pressAgain()
  expect(pressed).not.toHaveBeenCalled()
})
