/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n": typeof types.SignInForTestsDocument,
    "\n  mutation StageForStory($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { id examId }\n      ... on InvalidCsv { message problems { row column message } }\n    }\n  }\n": typeof types.StageForStoryDocument,
    "\n  mutation PublishForStory($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id examId }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message }\n    }\n  }\n": typeof types.PublishForStoryDocument,
};
const documents: Documents = {
    "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n": types.SignInForTestsDocument,
    "\n  mutation StageForStory($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { id examId }\n      ... on InvalidCsv { message problems { row column message } }\n    }\n  }\n": types.StageForStoryDocument,
    "\n  mutation PublishForStory($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id examId }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message }\n    }\n  }\n": types.PublishForStoryDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n"): (typeof documents)["\n  mutation SignInForTests($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) { __typename }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StageForStory($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { id examId }\n      ... on InvalidCsv { message problems { row column message } }\n    }\n  }\n"): (typeof documents)["\n  mutation StageForStory($file: Upload!) {\n    stageExamResults(file: $file) {\n      __typename\n      ... on StagedExamResults { id examId }\n      ... on InvalidCsv { message problems { row column message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PublishForStory($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id examId }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message }\n    }\n  }\n"): (typeof documents)["\n  mutation PublishForStory($id: ID!, $input: PublishExamResultsInput!) {\n    publishExamResults(id: $id, input: $input) {\n      __typename\n      ... on ExamResultFile { id examId }\n      ... on InvalidInput { message fields { path message } }\n      ... on StalePreview { message }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;