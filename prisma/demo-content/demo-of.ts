import type { ContentOf } from '#server/content/collection.ts'
import type { PictureValue } from '#server/content/field.ts'

/** A picture of the demo, by the name of its drawing. */
export interface DemoPicture {
  drawing: string
  alt: string
}

/** The values of a collection in the demo, which has drawings instead of uploaded pictures. */
export type DemoOf<C> = WithDrawings<ContentOf<C>>

type WithDrawings<T> = T extends readonly (infer E)[]
  ? WithDrawings<E>[]
  : T extends object
    ? { [K in keyof T as K extends 'ne' ? K : PictureValue extends T[K] ? never : K]: WithDrawings<T[K]> } & {
        [K in keyof T as K extends 'ne' ? never : PictureValue extends T[K] ? K : never]?: DemoPicture
      }
    : T
