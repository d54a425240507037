import { resolveCursorConnection } from '@pothos/plugin-relay'
import { z } from 'zod'
import { builder, MAX_PAGE } from '#server/graphql/builder.ts'
import { badUserInput } from '#server/graphql/errors.ts'
import { type ActivityShape, ActivityType } from './activity.ts'
import { type ActivityKey, findActivities } from './find-activities.ts'

builder.queryField('activities', (t) =>
  t.connection(
    {
      authScopes: { admin: true },
      type: ActivityType,
      description:
        'The activity log, newest first, without intermediate steps such as checking a file. [admin]',
      args: {
        search: t.arg.string({
          description: 'Part of the subject or of the action’s name, not case-sensitive.',
        }),
        noted: t.arg.stringList({
          description:
            'Other words for the search, as the log has them: names of actions, or words of subjects between punctuation, such as STUDENT.',
        }),
        who: t.arg.string({ description: "Part of the actor's name or address, not case-sensitive." }),
        from: t.arg({ type: 'Date', description: 'First day, in Nepal.' }),
        to: t.arg({ type: 'Date', description: 'Last day, in Nepal.' }),
      },
      resolve: (_root, { search, noted, who, from, to, ...args }, { db }) =>
        resolveCursorConnection<Promise<ActivityShape[]>>(
          { args, defaultSize: 20, maxSize: MAX_PAGE, toCursor },
          ({ after, before, ...page }) =>
            findActivities(
              db,
              { search, noted, who, from, to },
              { ...page, after: readCursor(after), before: readCursor(before) },
            ),
        ),
    },
    { name: 'ActivityConnection' },
    { name: 'ActivityEdge' },
  ),
)

const cursorKey = z.tuple([z.iso.datetime(), z.uuid()])

function toCursor({ at, id }: ActivityShape): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

function readCursor(cursor: string | undefined): ActivityKey | undefined {
  if (cursor === undefined) return undefined
  try {
    const [at, id] = cursorKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at: new Date(at), id }
  } catch {
    throw badUserInput('This is not the cursor of an activity.')
  }
}
