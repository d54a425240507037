import { describe, expect, test } from 'vitest'
import { createLog, loggableError, logRequest, requestText } from '#server/lib/log.ts'

describe('an error in the log', () => {
  test('says what happened and where', () => {
    const logged = loggableError(new TypeError('no such thing'))
    expect(logged).toMatchObject({ type: 'TypeError', message: 'no such thing' })
    expect(logged.stack).toMatch(/^TypeError: no such thing\n\s+at .*log\.test\.ts/)
  })

  test("leaves out the values that PostgreSQL puts into an error's fields", () => {
    const error = Object.assign(
      new Error('duplicate key value violates unique constraint "users_email_key"'),
      {
        code: '23505',
        detail: 'Key (email)=(kamala@example.com) already exists.',
        where: 'unnamed portal parameter $1 = kamala@example.com',
      },
    )
    expect(loggableError(error)).toMatchObject({ code: '23505' })
    expect(JSON.stringify(loggableError(error))).not.toContain('kamala')
  })

  test('leaves out the arguments that Prisma prints, from message and stack', () => {
    const error = new Error(
      'Invalid `user.create()` invocation:\n{ email: "kamala@example.com" }\nArgument `id` is missing.',
    )
    error.name = 'PrismaClientValidationError'
    expect(loggableError(error).message).toBe('Argument `id` is missing.')
    expect(JSON.stringify(loggableError(error))).not.toContain('kamala')
  })

  test('keeps its cause, by the same rule', () => {
    const cause = Object.assign(new Error('connection lost'), { detail: 'kamala' })
    const logged = loggableError(new Error('the database does not answer', { cause }))
    expect(logged.cause?.message).toBe('connection lost')
    expect(JSON.stringify(logged)).not.toContain('kamala')
  })

  test('need not be an error', () => {
    expect(loggableError('stop')).toEqual({ type: 'string', message: 'stop' })
  })
})

describe('the line of a request', () => {
  const request = {
    id: '97becab6-4b05-41ba-99db-035094061ab2',
    method: 'GET',
    url: '/परीक्षा/"a\\b\u2028?candidate=081000',
    status: 200,
    took: 1.23456,
    isRoutine: true,
  }

  test.each([undefined, 0, 3])('is the one that pino writes, of worker %s', (worker) => {
    const lines: string[] = []
    const to = { write: (line: string) => void lines.push(line) }
    logRequest(createLog({ level: 'info', pretty: false, worker, to }), request)
    const at: number = JSON.parse(lines[0] ?? '').time
    expect(lines).toEqual([requestText(request, { at, worker })])
  })

  test('leaves out what was asked for', () => {
    expect(requestText(request, { at: 0 })).not.toContain('081000')
  })
})
