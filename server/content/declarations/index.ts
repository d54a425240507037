import type { Collection } from '#server/content/collection.ts'
import { missionPage } from './mission.ts'
import { identity, services } from './settings.ts'
import { successStories, testimonials } from './testimonials.ts'

/** Every kind of content, in the order in which staff see them. */
export const collections: readonly Collection[] = [
  missionPage,
  testimonials,
  successStories,
  identity,
  services,
]

const byKey = new Map(collections.map((collection) => [collection.key, collection]))

export const findCollection = (key: string): Collection | undefined => byKey.get(key)
