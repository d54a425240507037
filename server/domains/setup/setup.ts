import { actorIdOf } from '#server/auth/viewer.ts'
import type { Env } from '#server/config/env.ts'
import { readDemoState } from '#server/db/demo-state.ts'
import { countBadSetUp } from '#server/domains/accounts/account-limits.ts'
import { hasAdmin } from '#server/domains/accounts/last-admin.ts'
import { builder } from '#server/graphql/builder.ts'
import { cacheable } from '#server/graphql/cache-hint.ts'
import type { Context } from '#server/graphql/context.ts'
import { isSameSecret } from '#server/lib/secret.ts'
import { type DemoData, findDemoData } from './find-demo-data.ts'
import { setupToken } from './setup-token.ts'

export const DemoDataType = builder.objectRef<DemoData>('DemoData').implement({
  description: "Numbers of the demo's entries: those that came with it, and those that its accounts made.",
  fields: (t) => ({
    entries: t.exposeInt('entries', { description: 'Entries of the website that are removed.' }),
    keptEntries: t.exposeInt('keptEntries', {
      description:
        'Entries of the demo that the institute has changed, or that its own refer to. They are not removed.',
    }),
    notices: t.exposeInt('notices'),
    resultFiles: t.exposeInt('resultFiles'),
    studentLists: t.exposeInt('studentLists'),
    accounts: t.exposeInt('accounts', { description: 'Accounts with published passwords.' }),
    invitations: t.exposeInt('invitations', { description: 'Open invitations by these accounts.' }),
    staff: t.stringList({
      description:
        'Addresses of other accounts that have their role from a demo account. They become students.',
      resolve: ({ staff }) => staff.map(({ email }) => email),
    }),
  }),
})

interface SetupShape {
  needsAccount: boolean
}

const Setup = builder.objectRef<SetupShape>('Setup').implement({
  description: 'Input of the set-up by the first admin.',
  fields: (t) => ({
    needsAccount: t.exposeBoolean('needsAccount', {
      description:
        'Whether the sender of the request still needs an account: not for an account of the institute.',
    }),
    isInstituteLocked: t.boolean({
      description: 'Whether name and contact come from the file that SITE_CONFIG names.',
      resolve: (_setup, _args, { env }) => isInstituteLocked(env),
    }),
    canAddDemo: t.boolean({
      description: 'Whether the site can start with the content of the demo.',
      resolve: async (_setup, _args, { db }) => !(await readDemoState(db)).seeded,
    }),
    offersNightlyBackup: t.boolean({
      description: 'Whether a nightly backup can be chosen: not where the setting BACKUP_AT decides.',
      resolve: (_setup, _args, { env }) => env.backup.at === undefined,
    }),
    demo: t.field({
      type: DemoDataType,
      nullable: true,
      description: 'Null when there is nothing of the demo.',
      resolve: (_setup, _args, { db, viewer }) => findDemoData(db.prisma, { except: actorIdOf(viewer) }),
    }),
  }),
})

builder.queryFields((t) => ({
  setup: t.field({
    authScopes: { public: true },
    type: Setup,
    nullable: true,
    description:
      'With the token of the set-up while no admin can sign in; for admins without it while there is demo data. Else null. [anyone]',
    args: { token: t.arg.string() },
    resolve: async (_root, { token }, context) => {
      const by = await mayOpenSetup(context, token)
      if (by === null) return null
      return {
        needsAccount: by === 'token' || (context.viewer.kind === 'ADMIN' && context.viewer.user.isDemo),
      }
    },
  }),
  needsSetup: t.boolean({
    ...cacheable,
    authScopes: { public: true },
    description: 'Whether no admin can sign in yet. The address of the set-up is in the log. [anyone]',
    resolve: async (_root, _args, { db, env }) => !(await hasAdmin(db.prisma, env.demo)),
  }),
}))

export const isInstituteLocked = ({ siteConfig }: Pick<Env, 'siteConfig'>) => siteConfig !== undefined

/** The right by which a request may set the site up; null for none. @throws TooManyAttempts for too many wrong tokens. */
export async function mayOpenSetup(
  context: Context,
  token: string | null | undefined,
): Promise<'token' | 'admin' | null> {
  const { db, env, keys, viewer, refusals, ip } = context
  if (token == null)
    return viewer.kind === 'ADMIN' && (await findDemoData(db.prisma, { except: null })) !== null
      ? 'admin'
      : null
  if (!isSameSecret(token, await setupToken(keys, env))) {
    await countBadSetUp(context)
    refusals.noteAccess('not allowed', ip)
    return null
  }
  return (await hasAdmin(db.prisma, env.demo)) ? null : 'token'
}
