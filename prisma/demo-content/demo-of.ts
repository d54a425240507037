import type { ContentOf } from '#server/content/collection.ts'
import type { PictureValue } from '#server/content/field.ts'

/** The values of a collection in the demo, which has drawings instead of uploaded pictures. */
export type DemoOf<C> = WithoutPictures<ContentOf<C>>

type WithoutPictures<T> = T extends readonly (infer E)[]
  ? WithoutPictures<E>[]
  : T extends object
    ? { [K in keyof T as K extends 'ne' ? K : PictureValue extends T[K] ? never : K]: WithoutPictures<T[K]> }
    : T
