import { hashPassword } from '#server/auth/password.ts'
import type { Database } from '#server/db/database.ts'
import type { Role } from '#server/generated/prisma/enums.ts'

/** The accounts of the demo seed. They are marked as demo accounts and rejected in production unless DEMO=on. */
export const demoAccounts: readonly { email: string; name: string; role: Role; password: string }[] = [
  { email: 'admin@demo.example', name: 'Sunita Shakya', role: 'ADMIN', password: 'result-day-2026' },
  { email: 'teacher@demo.example', name: 'Bikash Thapa', role: 'TEACHER', password: 'result-day-2026' },
  { email: 'student@demo.example', name: 'Kamala Rai', role: 'STUDENT', password: 'result-day-2026' },
]

/** Links the demo's student to a candidate. Idempotent. */
export async function linkDemoStudent(
  { prisma }: Pick<Database, 'prisma'>,
  candidateId: string,
): Promise<void> {
  const student = await prisma.user.findFirst({ where: { isDemo: true, role: 'STUDENT' } })
  if (!student) return
  await prisma.candidateLink.createMany({
    data: [{ candidateId, userId: student.id }],
    skipDuplicates: true,
  })
}

/** Creates the missing demo accounts. @returns the admin, who is the actor of the rest of the seed. */
export async function seedDemoAccounts(db: Database): Promise<{ id: string }> {
  const made = await Promise.all(
    demoAccounts.map(async ({ password, ...account }) =>
      db.prisma.user.upsert({
        where: { email: account.email },
        create: {
          ...account,
          isDemo: true,
          emailVerifiedAt: db.now(),
          passwordHash: await hashPassword(password),
        },
        update: {},
      }),
    ),
  )
  const admin = made.find((user) => user.role === 'ADMIN')
  if (!admin) throw new Error('The demo accounts lack an admin')
  return { id: admin.id }
}
