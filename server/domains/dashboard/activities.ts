import { builder } from '#server/graphql/builder.ts'
import { newestFirst } from '#server/graphql/newest-first.ts'
import { type ActivityShape, ActivityType } from './activity.ts'
import { findActivities } from './find-activities.ts'

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
        newestFirst<ActivityShape>(args, {
          placeOf: (activity) => activity,
          find: (page) => findActivities(db, { search, noted, who, from, to }, page),
        }),
    },
    { name: 'ActivityConnection' },
    { name: 'ActivityEdge' },
  ),
)
