import styled from 'styled-components'

/** Lines of a class on the screen, as x, y and width. */
const lines = [
  [40, 172, 120],
  [40, 188, 84],
  [40, 262, 120],
  [40, 278, 66],
] as const

/** A phone with a class running on it. Decoration. */
export function PhonePicture() {
  return (
    <Phone viewBox="0 0 200 320" aria-hidden="true">
      <path d="M10 320v-290q0-22 22-22h136q22 0 22 22v290z" fill="var(--color-onInkMuted)" />
      <path d="M18 320v-288q0-16 16-16h132q16 0 16 16v288z" fill="var(--color-ink)" />
      <path d="M26 320v-282q0-10 10-10h128q10 0 10 10v282z" fill="var(--color-onInk)" />
      <path d="M26 44h148v112h-148z" fill="var(--color-inkRaised)" />
      <path d="M26 156l38-38l20 20l34-34l56 52z" fill="var(--color-inkLine)" />
      <path d="M100 74l26 26l-26 26l-26-26z" fill="var(--color-accent)" />
      <path d="M94 88v24l18-12z" fill="var(--color-onAccent)" />
      <path d="M26 228l9-9l9 9zM44 228l9-9l9 9zM62 228l9-9l9 9zM80 228l9-9l9 9z" fill="var(--color-accent)" />
      <path d="M26 228h148v4h-148z" fill="var(--color-inkLine)" />
      {lines.map(([x, y, width]) => (
        <rect key={y} x={x} y={y} width={width} height="8" fill="var(--color-onInkMuted)" />
      ))}
    </Phone>
  )
}

const Phone = styled.svg`
  width: 12.5rem;
`
