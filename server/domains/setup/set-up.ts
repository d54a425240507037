import { hashPassword } from '#server/auth/password.ts'
import { identity } from '#server/content/declarations/settings.ts'
import { setNightlyBackup } from '#server/db/backup-status.ts'
import { hasAdmin, lockAdmins } from '#server/domains/accounts/last-admin.ts'
import { openSession, SignedIn, type SignedInShape } from '#server/domains/accounts/open-session.ts'
import { passwordProblem } from '#server/domains/accounts/password-rules.ts'
import { newestVersions } from '#server/domains/content/newest-versions.ts'
import { storeVersionIn } from '#server/domains/content/store-version.ts'
import type { Prisma, User } from '#server/generated/prisma/client.ts'
import { builder } from '#server/graphql/builder.ts'
import type { Context } from '#server/graphql/context.ts'
import { InvalidInput, type InvalidInputShape, invalidInput, notFound } from '#server/graphql/errors.ts'
import { plainProblems } from '#server/lib/plain-problems.ts'
import { say } from '#server/locales/say.ts'
import type { Locale } from '#shared/locales.ts'
import { deleteLeftovers } from './delete-leftovers.ts'
import { type DemoLeftovers, removeDemoData } from './demo-removal.ts'
import { findDemoData } from './find-demo-data.ts'
import { isInstituteLocked, mayOpenSetup } from './setup.ts'
import { accountInput, instituteInput } from './setup-input.ts'

const InstituteInput = builder.inputType('SetUpInstitute', {
  description: 'The settings `identity`; tagline, description and colour may be empty.',
  fields: (t) => ({
    name: t.string({ required: true }),
    shortName: t.string({ required: true }),
    establishedYear: t.int({ required: true }),
    phones: t.stringList({ required: true }),
    email: t.string({ required: true }),
    address: t.string({ required: true }),
    officeHours: t.string({ required: true }),
    tagline: t.string(),
    description: t.string(),
    brandColor: t.string(),
  }),
})

const SetUpInput = builder.inputType('SetUpInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    institute: t.field({
      type: InstituteInput,
      description: 'Ignored when `isInstituteLocked`, required otherwise.',
    }),
    addDemo: t.boolean({
      required: true,
      description: 'Adds the content of the demo, without its accounts.',
    }),
    nightlyBackup: t.boolean({
      required: true,
      description: 'Turns the nightly backup on. Ignored where the setting BACKUP_AT decides.',
    }),
    removeDemo: t.boolean({ required: true, description: 'Removes the demo.' }),
  }),
})

interface SetUpInputShape {
  name: string
  email: string
  password: string
  institute?: Record<string, unknown> | null
  addDemo: boolean
  removeDemo: boolean
  nightlyBackup: boolean
}

const SetUpResult = builder.unionType('SetUpResult', { types: [SignedIn, InvalidInput] })

builder.mutationField('setUp', (t) =>
  t.field({
    authScopes: { public: true },
    type: SetUpResult,
    description:
      "Makes the institute's first admin account, publishes its name and contact, and signs in. For those who may see `setup`. [anyone]",
    args: { token: t.arg.string(), input: t.arg({ type: SetUpInput, required: true }) },
    resolve: (_root, { token, input }, context) =>
      setUp(context, token, { ...input, institute: input.institute ? { ...input.institute } : null }),
  }),
)

/** @throws TooManyAttempts; NOT_FOUND for a wrong token and after the set-up alike. */
async function setUp(
  context: Context,
  token: string | null | undefined,
  input: SetUpInputShape,
): Promise<SignedInShape | InvalidInputShape> {
  const by = await mayOpenSetup(context, token)
  if (by === null) throw gone()
  const checked = await check(input, {
    withInstitute: !isInstituteLocked(context.env),
    language: context.language,
  })
  if ('kind' in checked) return checked
  const passwordHash = await hashPassword(input.password)
  const done = await context.db.prisma.$transaction(async (tx) => {
    await lockAdmins(tx)
    // Another set-up may have been faster.
    const isOpen =
      by === 'token'
        ? !(await hasAdmin(tx, context.env.demo))
        : (await findDemoData(tx, { except: null })) !== null
    if (!isOpen) throw gone()
    if (await tx.user.findUnique({ where: { email: checked.account.email } })) return emailTaken
    return store(tx, { context, input, checked, passwordHash })
  })
  if ('kind' in done) return done
  if (done.leftovers) deleteLeftovers(context, done.leftovers)
  const signedIn = await openSession(context, done.user)
  if (!signedIn) throw gone()
  if (input.addDemo) await addDemo(context)
  return signedIn
}

const gone = () => notFound(say`There is no page at this address.`)

const emailTaken = invalidInput([
  { path: 'input.email', message: say`There is an account with this address already. Use another one.` },
])

interface Checked {
  account: { name: string; email: string }
  institute: Record<string, unknown> | null
}

async function check(
  input: SetUpInputShape,
  { withInstitute, language }: { withInstitute: boolean; language: Locale },
): Promise<Checked | InvalidInputShape> {
  const account = accountInput.safeParse(input)
  const institute =
    withInstitute && input.institute
      ? instituteInput(language).safeParse(input.institute, { error: plainProblems })
      : undefined
  const weakness = await passwordProblem(input.password, account.data?.email ?? '')
  const problems = [
    ...(account.error?.issues ?? []).map(({ path, message }) => ({
      path: `input.${path.join('.')}`,
      message,
    })),
    ...(weakness === undefined ? [] : [{ path: 'input.password', message: weakness }]),
    ...(withInstitute && !input.institute
      ? [{ path: 'input.institute', message: say`Name and contact of the institute are required` }]
      : []),
    ...(institute?.error?.issues ?? []).map(({ path, message }) => ({
      // The form has one field for all phone numbers.
      path: `input.institute.${String(path[0])}`,
      message,
    })),
  ]
  if (!account.success || problems.length > 0) return invalidInput(problems)
  return { account: account.data, institute: (institute?.data as Record<string, unknown>) ?? null }
}

async function store(
  tx: Prisma.TransactionClient,
  o: { context: Context; input: SetUpInputShape; checked: Checked; passwordHash: string },
): Promise<{ user: User; leftovers?: DemoLeftovers }> {
  const { context, input, checked, passwordHash } = o
  const user = await tx.user.create({
    data: { ...checked.account, passwordHash, role: 'ADMIN', emailVerifiedAt: context.db.now() },
  })
  const leftovers = input.removeDemo ? await removeDemoData(tx, user.id) : undefined
  if (checked.institute) {
    const [current] = await newestVersions(tx, identity)
    await storeVersionIn(tx, {
      collection: identity,
      version: current?.number ?? 0,
      data: checked.institute,
      publish: 'NOW',
      actorId: user.id,
    })
  }
  if (input.nightlyBackup && context.env.backup.at === undefined) await setNightlyBackup(tx, true)
  const subject = String(checked.institute?.name ?? context.site.name)
  await tx.activity.create({ data: { actorId: user.id, action: 'setup.done', subject } })
  if (input.addDemo) {
    await tx.activity.create({
      data: { actorId: user.id, action: 'demo.chosen', subject: 'Demo content' },
    })
  }
  return { user, ...(leftovers && { leftovers }) }
}

/** The account is there already: should this fail, the next start goes on with it. */
async function addDemo(context: Context): Promise<void> {
  try {
    await context.addChosenDemo()
  } catch (err) {
    context.log.error({ err }, 'adding the demo failed, the next start continues it')
  }
}
