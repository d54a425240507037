import type { RouteObject } from 'react-router-dom'
import { ROOT, type Site, type Viewer } from '#client/data/root-data.ts'

/** The root loader's data, with a test's changes. */
export interface RootScene {
  site?: Partial<Site>
  viewer?: Partial<Viewer>
  content?: { emptyPages?: string[] }
}

const site: Site = {
  name: 'Himshikhar Entrance Academy',
  shortName: 'Himshikhar',
  tagline: '',
  description: 'Prepares students for the entrance exams of Nepal.',
  publicUrl: '',
  phones: ['01-5970124'],
  email: 'info@himshikhar.example',
  address: 'Bagbazar, Kathmandu',
  socialLinks: [],
}

export const rootData = (scene: RootScene) => ({
  site: { ...site, ...scene.site },
  viewer: { role: null, user: null, session: null, ...scene.viewer },
  content: { emptyPages: [], ...scene.content },
})

/** The route around all pages. */
export const rootRoute = (children: RouteObject[], scene: RootScene = {}): RouteObject => ({
  id: ROOT,
  loader: () => rootData(scene),
  children,
})
