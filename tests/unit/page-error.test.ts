import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { describe, expect, test } from 'vitest'
import { pageError } from '#client/layouts/page-error.ts'

const graphqlError = (code: string, message: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message, extensions: { code } }] })

describe('what a page may show of a failure', () => {
  test.each([
    ['BAD_USER_INPUT', 400],
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['RATE_LIMITED', 429],
  ])('%s of the API becomes status %i and keeps its message', (code, status) => {
    expect(pageError(graphqlError(code, 'Wait a minute'))).toMatchObject({ status, data: 'Wait a minute' })
  })

  test('an internal error of the API keeps nothing', () => {
    const error = pageError(graphqlError('INTERNAL_SERVER_ERROR', 'connection to 10.0.0.7 refused'))
    expect(error).toEqual({ status: 500, statusText: '', data: null, internal: false })
  })

  test.each([[new Error('at /srv/app/secret.ts:3')], ['a string'], [undefined], [{ status: 'odd' }]])(
    'anything else thrown keeps nothing: %s',
    (thrown) => {
      expect(pageError(thrown)).toEqual({ status: 500, statusText: '', data: null, internal: false })
    },
  )

  test('a status thrown by a loader stays, without its text', () => {
    const thrown = { status: 404, statusText: 'No row in notices', internal: false, data: null }
    expect(pageError(thrown)).toEqual({ status: 404, statusText: '', data: null, internal: false })
  })

  test('what the router itself says about an address is not shown', () => {
    const thrown = {
      status: 405,
      statusText: '',
      internal: true,
      data: 'Error: no action',
      error: new Error(),
    }
    expect(pageError(thrown)).toMatchObject({ status: 405, data: null })
  })

  test('what has been reduced stays as it is, so that the browser hydrates the same', () => {
    const once = pageError(graphqlError('RATE_LIMITED', 'Wait'))
    expect(pageError(JSON.parse(JSON.stringify(once)))).toEqual(once)
  })
})
