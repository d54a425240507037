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
    "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n": typeof types.SessionExpiryDocument,
    "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n": typeof types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": typeof types.SignOutDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query ViewerRole {\n    viewer { role session { expiresAt } }\n  }\n": typeof types.ViewerRoleDocument,
    "\n  query SignInPage {\n    viewer { role user { email } }\n  }\n": typeof types.SignInPageDocument,
    "\n  query AdminShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n": typeof types.AdminShellDocument,
    "\n  query Home {\n    site { name tagline description establishedYear phones address officeHours }\n  }\n": typeof types.HomeDocument,
    "\n  query PublicShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n": typeof types.PublicShellDocument,
    "\n  query SiteHead {\n    site { name description publicUrl }\n  }\n": typeof types.SiteHeadDocument,
    "\n  fragment SiteShell on Site {\n    name\n    shortName\n    description\n    logoUrl\n    phones\n    email\n    address\n    socialLinks { name url }\n    portalLogInUrl\n    portalSignUpUrl\n    whatsAppNumber\n    messengerUrl\n  }\n": typeof types.SiteShellFragmentDoc,
    "\n  fragment ViewerShell on Viewer {\n    role\n    user { id name email }\n  }\n": typeof types.ViewerShellFragmentDoc,
};
const documents: Documents = {
    "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n": types.SessionExpiryDocument,
    "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n": types.RefreshSessionDocument,
    "\n  mutation SignOut {\n    signOut\n  }\n": types.SignOutDocument,
    "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n": types.SignInDocument,
    "\n  query ViewerRole {\n    viewer { role session { expiresAt } }\n  }\n": types.ViewerRoleDocument,
    "\n  query SignInPage {\n    viewer { role user { email } }\n  }\n": types.SignInPageDocument,
    "\n  query AdminShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n": types.AdminShellDocument,
    "\n  query Home {\n    site { name tagline description establishedYear phones address officeHours }\n  }\n": types.HomeDocument,
    "\n  query PublicShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n": types.PublicShellDocument,
    "\n  query SiteHead {\n    site { name description publicUrl }\n  }\n": types.SiteHeadDocument,
    "\n  fragment SiteShell on Site {\n    name\n    shortName\n    description\n    logoUrl\n    phones\n    email\n    address\n    socialLinks { name url }\n    portalLogInUrl\n    portalSignUpUrl\n    whatsAppNumber\n    messengerUrl\n  }\n": types.SiteShellFragmentDoc,
    "\n  fragment ViewerShell on Viewer {\n    role\n    user { id name email }\n  }\n": types.ViewerShellFragmentDoc,
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
export function graphql(source: "\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n"): (typeof documents)["\n  query SessionExpiry {\n    viewer { session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n"): (typeof documents)["\n  mutation RefreshSession {\n    refreshSession { expiresAt }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!) {\n    signIn(email: $email, password: $password) {\n      __typename\n      ... on SignedIn {\n        viewer { role user { id name email } session { expiresAt } }\n      }\n      ... on SignInRefused { message }\n      ... on InvalidInput { fields { path message } }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ViewerRole {\n    viewer { role session { expiresAt } }\n  }\n"): (typeof documents)["\n  query ViewerRole {\n    viewer { role session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SignInPage {\n    viewer { role user { email } }\n  }\n"): (typeof documents)["\n  query SignInPage {\n    viewer { role user { email } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n"): (typeof documents)["\n  query AdminShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Home {\n    site { name tagline description establishedYear phones address officeHours }\n  }\n"): (typeof documents)["\n  query Home {\n    site { name tagline description establishedYear phones address officeHours }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublicShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n"): (typeof documents)["\n  query PublicShell {\n    site { ...SiteShell @unmask publicUrl }\n    viewer { ...ViewerShell @unmask session { expiresAt } }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteHead {\n    site { name description publicUrl }\n  }\n"): (typeof documents)["\n  query SiteHead {\n    site { name description publicUrl }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SiteShell on Site {\n    name\n    shortName\n    description\n    logoUrl\n    phones\n    email\n    address\n    socialLinks { name url }\n    portalLogInUrl\n    portalSignUpUrl\n    whatsAppNumber\n    messengerUrl\n  }\n"): (typeof documents)["\n  fragment SiteShell on Site {\n    name\n    shortName\n    description\n    logoUrl\n    phones\n    email\n    address\n    socialLinks { name url }\n    portalLogInUrl\n    portalSignUpUrl\n    whatsAppNumber\n    messengerUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ViewerShell on Viewer {\n    role\n    user { id name email }\n  }\n"): (typeof documents)["\n  fragment ViewerShell on Viewer {\n    role\n    user { id name email }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;