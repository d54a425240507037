import { describe, expect, test } from 'vitest'
import { loggableError, requestLine } from '#server/lib/log.ts'

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

test('the line of a request leaves out what was asked for', () => {
  const url = '/results?candidate=081000'
  const line = requestLine({ id: '1', method: 'GET', url, status: 200, took: 1, isRoutine: true })
  expect(line).toMatchObject({ path: '/results' })
  expect(JSON.stringify(line)).not.toContain('081000')
})
