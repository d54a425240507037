import type { ObjectRef } from '@pothos/core'
import { actorIdOf, type Viewer } from '#server/auth/viewer.ts'
import { say } from '#server/locales/say.ts'
import { builder } from './builder.ts'
import { isKind } from './errors.ts'

/** The answer to a change of a record that is not any more as it was edited. */
export interface ConflictShape<Name extends string, Current> {
  kind: Name
  message: string
  current: Current
}

const description =
  'The record was changed since the version that was edited, or made before. Nothing was changed.'

const Conflict = builder.interfaceRef<{ message: string }>('Conflict').implement({
  description: `${description} Each kind has the present record as \`current\`.`,
  fields: (t) => ({ message: t.exposeString('message') }),
})

/** Makes the type of conflicts about one type of records, for the results of mutations that take a `version`. */
export function conflictType<Name extends string, Current>(
  name: Name,
  record: ObjectRef<typeof builder.$inferSchemaTypes, Current>,
) {
  return builder.objectRef<ConflictShape<Name, Current>>(name).implement({
    description,
    interfaces: [Conflict],
    isTypeOf: isKind(name),
    // TypeScript does not see that a generic record is no list.
    fields: (t) => ({ current: t.field({ type: record, resolve: ({ current }) => current as never }) }),
  })
}

/**
 * The message of a conflict. An answer that was lost on the way may have been of the own change.
 *
 * @param lastActorId who saved the present version; null if unknown.
 */
export function conflictMessage(viewer: Viewer, lastActorId: string | null): string {
  return lastActorId !== null && lastActorId === actorIdOf(viewer)
    ? say`This has changed since you opened it. You were the last person to save it, perhaps in another tab.`
    : say`Somebody else has changed this while you were editing it.`
}
