import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { scopesOf } from '#server/auth/auth-scopes.ts'
import { findVisibleExam, type VisibleExam } from '#server/domains/results/exams/find-exams.ts'
import { type Context, createFileContext, type Services } from '#server/graphql/context.ts'
import { costs } from '#server/graphql/costs.ts'
import { contentDisposition } from '#server/lib/file-name.ts'

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\0'))
const query = z.object({ exam: text, group: text.optional() })

/** Subject of a file of an exam's visible results. */
export interface ExamFile {
  context: Context
  exam: VisibleExam
  /** Undefined for all candidates. */
  group: string | undefined
}

/** @returns undefined for those who are no signed-in admins, and for an exam without visible results. */
export async function examFileFor(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ExamFile | undefined> {
  const context = await createFileContext(services, request, reply)
  const parsed = query.safeParse(request.query)
  if (!scopesOf(context.viewer).admin || !parsed.success) return undefined
  const exam = await findVisibleExam(services.db, parsed.data.exam)
  if (!exam) return undefined
  context.budget.spend(costs.file)
  return { context, exam, group: parsed.data.group }
}

/** @param what stands in the file's name after exam and group. */
export function examFileHeaders({ exam, group }: ExamFile, what: string, type: string) {
  const name = [exam.title, group, what].filter(Boolean).join(' - ')
  return {
    'content-type': type,
    'content-disposition': contentDisposition('attachment', name),
    'cache-control': 'private, no-store',
  }
}
