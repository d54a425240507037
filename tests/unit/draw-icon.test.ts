import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { icons } from '#server/domains/site/icons.ts'
import { drawIcon, type IconShape } from '#server/lib/draw-icon.ts'
import { projectRoot } from '#tests/support/project/paths.ts'

const mark = readFileSync(resolve(projectRoot, 'client/public/favicon.svg'))

// Launchers crop maskable icons, and some paint what is transparent black.
test.each(Object.entries<IconShape>(icons))('%s has its background up to the edge', async (_name, shape) => {
  const icon = sharp(await drawIcon(mark, shape)).ensureAlpha()
  expect(await icon.metadata()).toMatchObject({ width: shape.size, height: shape.size })
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true })
  const corner = `#${data.toString('hex', 0, 4)}`
  expect(corner).toBe(shape.background ? `${shape.background}ff` : '#00000000')
})
