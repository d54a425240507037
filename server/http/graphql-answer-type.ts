const JSON_TYPE = 'application/json; charset=utf-8'
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8'

/** Accept headers of browsers, Apollo Client and command-line tools. */
const answerTypes = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/json, */*', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
  ['application/graphql-response+json, application/json;q=0.9', RESPONSE_TYPE],
])

/** Media type of a response, chosen as Apollo does; undefined for an unusual Accept header. */
export const usualAnswerType = (accept: string | undefined): string | undefined => answerTypes.get(accept)

/**
 * How to tell that an operation was refused before it ran. In GraphQL over HTTP status 2xx means "executed" for one media
 * type; clients of the other read an answer with 200 only.
 */
export function refusalOf(accept: string | undefined): { type: string; status: 200 | 429 } {
  const acceptsOne = accept?.includes('application/graphql-response+json') === true
  const acceptsOther = accept === undefined || /application\/(json|\*)|\*\/\*/.test(accept)
  const type = usualAnswerType(accept) ?? (acceptsOne && !acceptsOther ? RESPONSE_TYPE : JSON_TYPE)
  return { type, status: type === RESPONSE_TYPE ? 429 : 200 }
}
