import { ApolloLink } from '@apollo/client'
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql'
import { map } from 'rxjs'
import { codeWords, waitWords } from '#client/locales/ne/api-words.ts'
import { wordsOfApi } from '#client/locales/ne/words-of-api.ts'

/** Puts the messages of the API's answers into Nepali: of its errors, and of the sentences of mutations for people. */
export function withLocalMessages(link: ApolloLink): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(map((result) => inNepali(result as FormattedExecutionResult))),
  ).concat(link)
}

function inNepali(result: FormattedExecutionResult): FormattedExecutionResult {
  const { data, errors } = result
  return {
    ...result,
    ...(data && { data: withWords(data) as typeof data }),
    ...(errors && { errors: errors.map((error) => ({ ...error, message: wordsOf(error) })) }),
  }
}

/** Answers of mutations for people have their message in the first or second level. */
function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords)
  if (typeof value !== 'object' || value === null) return value
  const given = value as Record<string, unknown>
  if (typeof given.message === 'string')
    return { ...given, message: wordsOfApi(given.message) ?? given.message }
  return 'fields' in given || isAnswer(given)
    ? Object.fromEntries(Object.entries(given).map(([name, part]) => [name, withWords(part)]))
    : given
}

/** The data itself, which is of no type. */
const isAnswer = (given: Record<string, unknown>) => !('__typename' in given)

function wordsOf({ message, extensions }: GraphQLFormattedError): string {
  const known = wordsOfApi(message)
  if (known !== undefined) return known
  const seconds = extensions?.retryAfterSeconds
  if (typeof seconds === 'number') {
    const [reason = ''] = message.split(' Please wait ')
    return `${wordsOfApi(reason) ?? codeWords.RATE_LIMITED} ${waitWords(seconds)}`
  }
  return codeWords[String(extensions?.code)] ?? codeWords.INTERNAL_SERVER_ERROR ?? message
}
