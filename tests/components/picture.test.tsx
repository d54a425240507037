import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from '#client/ui/picture.tsx'
import { renderPart } from '#tests/support/browser/render.tsx'

const media = {
  url: '/media/1/a.jpg',
  width: 640,
  height: 480,
  sources: [320, 640].map((width) => ({
    width,
    avif: `/media/1/${width}.avif`,
    webp: `/media/1/${width}.webp`,
  })),
}

test('the browser chooses format and width, and keeps the place free', () => {
  const { container } = renderPart(<Picture media={media} alt="Students in the library" sizes="50vw" />)
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => [
    type,
    srcset,
    sizes,
  ])
  expect(sources).toEqual([
    ['image/avif', '/media/1/320.avif 320w, /media/1/640.avif 640w', '50vw'],
    ['image/webp', '/media/1/320.webp 320w, /media/1/640.webp 640w', '50vw'],
  ])
  const image = screen.getByRole('img', { name: 'Students in the library' })
  const attributes = ['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))
  expect(attributes).toEqual(['/media/1/a.jpg', '640', '480', 'lazy'])
})

test('a picture at the top of a page is loaded at once', () => {
  renderPart(<Picture media={media} alt="Library" sizes="100vw" eager />)
  const image = screen.getByRole('img', { name: 'Library' })
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
})
