import type { ApolloServerPlugin } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { mayExplore } from '#server/auth/exploring.ts'
import type { Explorers } from '#server/config/env.ts'
import type { Context } from '#server/graphql/context.ts'
import { usesIntrospection } from './operation-cache.ts'

/**
 * Restricts introspection, and graphql-js's suggestions for wrong names, to viewers who may explore the schema.
 * Apollo's own setting applies to all requests alike, because Apollo caches validation.
 */
export function onlyExplorers(explorers: Explorers): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, contextValue }) {
          if (mayExplore(explorers, contextValue.viewer) || !usesIntrospection(document)) return
          throw new GraphQLError(messages[explorers], {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
          })
        },
        async didEncounterErrors({ errors, contextValue }) {
          if (mayExplore(explorers, contextValue.viewer)) return
          for (const error of errors) error.message = withoutSuggestion(error.message)
        },
      }
    },
  }
}

/** A message without its last sentence if that is graphql-js's suggestion. It may quote any text of the request. */
export function withoutSuggestion(message: string): string {
  const start = message.indexOf('Did you mean ')
  // An expression with a wildcard would search the rest of the message from each occurrence.
  return start >= 0 && message.endsWith('?') ? message.slice(0, start).trimEnd() : message
}

const messages: Readonly<Record<Explorers, string>> = {
  on: '',
  staff: 'Only signed-in staff may look into the schema here.',
  off: 'Nobody may look into the schema here.',
}
