import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeToken } from '#server/domains/accounts/one-time-token.ts'
import type { ApiClient, EncodedResponse } from '#tests/support/http/api-client.ts'
import {
  ChangePassword,
  RequestPasswordReset,
  ResetPassword,
  SignUp,
} from '#tests/support/people/account-operations.ts'
import { accountPassword, addAccount, signedInBrowser } from '#tests/support/people/accounts.ts'
import { type TestApp, testApp } from '#tests/support/server/api.ts'
import { countAttempts } from '#tests/support/server/attempts.ts'

const email = 'gita@example.com'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ settings: { TRUST_PROXY: 'on' } })
  await addAccount(app, { email })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.prisma.rateLimit.deleteMany()
})

let host = 0
/** An address that no earlier request came from. */
const newAddress = () => `198.51.${Math.floor(++host / 250)}.${(host % 250) + 1}`

/** A browser at an address of its own; as a trusted proxy would say. */
function browserAt(address: string, client: ApiClient = app.newClient()) {
  return async (
    query: string,
    variables: object,
  ): Promise<EncodedResponse<Record<string, { __typename: string }>>> => {
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query, variables }),
    })
    return { status: response.status, headers: response.headers, ...(await response.json()) }
  }
}

const signInText =
  'mutation($email:String!,$password:String!){signIn(email:$email,password:$password){__typename}}'
const resetText = 'mutation($email:String!){requestPasswordReset(email:$email)}'
const resendText = 'mutation($email:String!){resendVerification(email:$email)}'
const codeOf = (answer: EncodedResponse<unknown>) => answer.errors?.[0]?.extensions?.code

/** How many attempts are answered before the limit shows. */
async function attemptsUntilLimited(
  attempt: (number: number) => Promise<EncodedResponse<unknown>>,
  most: number,
) {
  for (let number = 0; number < most; number++) {
    if (codeOf(await attempt(number)) === 'RATE_LIMITED') return number
  }
  return most
}

describe('signing in', () => {
  const wrong = { email, password: 'not this' }

  /** Uses up all attempts of an address, for any accounts. */
  const fillAddress = (address: string) => countAttempts(app.db, 'sign-in-address', address, 150)

  /** Guesses that other processes have counted, from many addresses. */
  const guessedElsewhere = (times: number, account = email) =>
    countAttempts(app.db, 'sign-in-account', account, times)

  test('is limited per account and address, and leaves the owner at another address in', async () => {
    const here = browserAt(newAddress())
    expect(await attemptsUntilLimited(() => here(signInText, wrong), 15)).toBe(10)
    const right = { email, password: accountPassword }
    const answer = await here(signInText, right)
    expect(answer.errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^That was tried too often\. A link to set a new password, .* Please wait 15 minutes and try again\.$/,
      ),
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) },
    })
    const elsewhere = await browserAt(newAddress())(signInText, right)
    expect(elsewhere.data?.signIn?.__typename).toBe('SignedIn')
  })

  test('is limited per account, from whatever addresses', async () => {
    await guessedElsewhere(95)
    const attempts = await attemptsUntilLimited(() => browserAt(newAddress())(signInText, wrong), 15)
    expect(attempts).toBe(5)
  })

  test('is limited for an address without an account just the same', async () => {
    const nobody = { email: 'nobody@example.com', password: 'not this' }
    const here = browserAt(newAddress())
    expect(await attemptsUntilLimited(() => here(signInText, nobody), 15)).toBe(10)
    await guessedElsewhere(95, 'nobody@example.com')
    expect(await attemptsUntilLimited(() => browserAt(newAddress())(signInText, nobody), 15)).toBe(0)
  })

  test('stays possible for the owner in a browser that was signed in before', async () => {
    const own = await signedInBrowser(app, email)
    await guessedElsewhere(150)
    const here = newAddress()
    await fillAddress(here)
    const { data } = await browserAt(here, own)(signInText, { email, password: accountPassword })
    expect(data?.signIn?.__typename).toBe('SignedIn')
  })

  test('is limited in such a browser, too, wherever it is', async () => {
    const own = await signedInBrowser(app, email)
    const attempts = await attemptsUntilLimited(() => browserAt(newAddress(), own)(signInText, wrong), 15)
    expect(attempts).toBe(10)
  })

  test('of somebody else’s account is not made easier by a browser of one’s own', async () => {
    await addAccount(app, { email: 'hari@example.com' })
    const own = await signedInBrowser(app, 'hari@example.com')
    const here = newAddress()
    const attempts = await attemptsUntilLimited(() => browserAt(here, own)(signInText, wrong), 15)
    expect(attempts).toBe(10)
  })

  test('is limited per address, for whatever accounts', async () => {
    const here = browserAt(newAddress())
    const attempt = (number: number) =>
      here(signInText, { email: `guess${number}@example.com`, password: 'not this' })
    expect(await attemptsUntilLimited(attempt, 110)).toBe(100)
  }, 120_000)

  test('is not evaded by claiming to come from elsewhere', async () => {
    const here = newAddress()
    const attempt = (number: number) =>
      browserAt(`${newAddress()}, ${here}`)(signInText, { email: `e${number}@example.com`, password: 'no' })
    expect(await attemptsUntilLimited(attempt, 110)).toBe(100)
  }, 120_000)

  test('counts every alias of one document', async () => {
    const aliases = Array.from(
      { length: 12 },
      (_, index) => `a${index}: signIn(email: "${email}", password: "guess ${index}") { __typename }`,
    )
    const { data, errors } = await browserAt(newAddress())(`mutation { ${aliases.join(' ')} }`, {})
    expect(data).toBeNull()
    expect(errors?.[0]?.path).toEqual(['a10'])
  })

  test('counts attempts of the same moment', async () => {
    const here = browserAt(newAddress())
    const answers = await Promise.all(Array.from({ length: 20 }, () => here(signInText, wrong)))
    expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(10)
  })

  test('with the right password costs nothing', async () => {
    const here = browserAt(newAddress())
    const right = { email, password: accountPassword }
    expect(await attemptsUntilLimited(() => here(signInText, right), 12)).toBe(12)
  })
})

test('a new password by mail ends the wait, and guessing that goes on does not bring it back', async () => {
  const wrong = { email, password: 'not this' }
  const here = newAddress()
  await attemptsUntilLimited(() => browserAt(here)(signInText, wrong), 15)
  const { id: userId } = await app.db.prisma.user.findUniqueOrThrow({ where: { email } })
  const token = await makeToken(app.db.prisma, app.db.now(), userId, 'RESET_PASSWORD')
  const owner = app.newClient()
  await owner.run(ResetPassword, { token, password: accountPassword })
  await attemptsUntilLimited(() => browserAt(here)(signInText, wrong), 15)
  const answer = await browserAt(here, owner)(signInText, { email, password: accountPassword })
  expect(answer.data?.signIn?.__typename).toBe('SignedIn')
})

test('guesses of the present password in an open session are limited', async () => {
  const browser = await signedInBrowser(app, email)
  const guess = (number: number) =>
    browser.send(ChangePassword, { currentPassword: `guess ${number}`, newPassword: 'a longer, better one' })
  expect(await attemptsUntilLimited(guess, 15)).toBe(10)
})

describe('mails', () => {
  const recipient = 'indra@example.com'
  const ask = (text: string) => () => browserAt(newAddress())(text, { email: recipient })

  test('to one address are limited, whoever asks and for what', async () => {
    for (let number = 0; number < 3; number++) {
      await app.newClient().run(SignUp, { email: recipient, password: `quite long ${number}` })
    }
    expect(await attemptsUntilLimited(ask(resendText), 5)).toBe(2)
  })

  test('with a link for a new password have a limit of their own, which no other mails use up', async () => {
    expect(await attemptsUntilLimited(ask(resendText), 8)).toBe(5)
    expect(await attemptsUntilLimited(ask(resetText), 8)).toBe(5)
  })

  test('asked for from one address are limited', async () => {
    const address = newAddress()
    const here = browserAt(address)
    await countAttempts(app.db, 'mail-address', address, 190)
    const askForAnother = (number: number) => here(resetText, { email: `jaya${number}@example.com` })
    expect(await attemptsUntilLimited(askForAnother, 20)).toBe(10)
  })

  test('count the same when the address in the request is written differently', async () => {
    const askInTwoWays = (number: number) =>
      app.newClient().send(RequestPasswordReset, {
        email: number % 2 === 0 ? 'Kiran@Example.com' : ' kiran@example.com ',
      })
    expect(await attemptsUntilLimited(askInTwoWays, 8)).toBe(5)
  })
})
