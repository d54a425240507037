/* eslint-disable */
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: File; output: File; }
};

export type CsvProblem = {
  __typename?: 'CsvProblem';
  column?: Maybe<Scalars['String']['output']>;
  message: Scalars['String']['output'];
  row?: Maybe<Scalars['Int']['output']>;
};

export type Exam = {
  __typename?: 'Exam';
  date?: Maybe<Scalars['Date']['output']>;
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type ExamResult = {
  __typename?: 'ExamResult';
  candidateId: Scalars['String']['output'];
  exam: Exam;
  examMark: Scalars['Decimal']['output'];
  examRank?: Maybe<Scalars['String']['output']>;
  passed: Scalars['Boolean']['output'];
  percentage: Scalars['Decimal']['output'];
  student?: Maybe<Student>;
};

export type ExamResultFile = {
  __typename?: 'ExamResultFile';
  downloadUrl: Scalars['String']['output'];
  examDate?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  examTitle?: Maybe<Scalars['String']['output']>;
  fileName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  releaseAt?: Maybe<Scalars['DateTime']['output']>;
  totalResults: Scalars['Int']['output'];
  uploadedAt: Scalars['DateTime']['output'];
  uploadedBy?: Maybe<User>;
};

export type FieldProblem = {
  __typename?: 'FieldProblem';
  message: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** Something worth a look before publishing; never blocks. */
export type Finding = {
  __typename?: 'Finding';
  count?: Maybe<Scalars['Int']['output']>;
  message: Scalars['String']['output'];
};

export type InvalidCsv = {
  __typename?: 'InvalidCsv';
  message: Scalars['String']['output'];
  problemCount: Scalars['Int']['output'];
  problems: Array<CsvProblem>;
};

export type InvalidInput = {
  __typename?: 'InvalidInput';
  fields: Array<FieldProblem>;
  message: Scalars['String']['output'];
};

export type Mutation = {
  __typename?: 'Mutation';
  deleteResultFile: Scalars['Boolean']['output'];
  publishExamResults: PublishExamResultsResult;
  refreshSession?: Maybe<Session>;
  setExamDate: ExamResultFile;
  signIn: SignInResult;
  signOut: Scalars['Boolean']['output'];
  stageExamResults: StageExamResultsResult;
};


export type MutationDeleteResultFileArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPublishExamResultsArgs = {
  id: Scalars['ID']['input'];
  input: PublishExamResultsInput;
};


export type MutationSetExamDateArgs = {
  examDate: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationStageExamResultsArgs = {
  file: Scalars['Upload']['input'];
};

export type PublishExamResultsInput = {
  examDate?: InputMaybe<Scalars['Date']['input']>;
  examId: Scalars['ID']['input'];
  examTitle?: InputMaybe<Scalars['String']['input']>;
  releaseAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type PublishExamResultsResult = ExamResultFile | InvalidInput | StalePreview;

export type Query = {
  __typename?: 'Query';
  examResult?: Maybe<ExamResult>;
  exams: Array<Exam>;
  resultFiles: Array<ExamResultFile>;
  site: Site;
  stagedExamResults?: Maybe<StagedExamResults>;
  topPerformers: Array<TopPerformer>;
  viewer: Viewer;
};


export type QueryExamResultArgs = {
  candidateId: Scalars['String']['input'];
  examId: Scalars['ID']['input'];
};


export type QueryStagedExamResultsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTopPerformersArgs = {
  examId: Scalars['ID']['input'];
};

export type ResultValues = {
  __typename?: 'ResultValues';
  examMark: Scalars['Decimal']['output'];
  examRank?: Maybe<Scalars['String']['output']>;
  percentage: Scalars['Decimal']['output'];
};

export type Role =
  | 'ADMIN'
  | 'STUDENT'
  | 'TEACHER';

export type RowChange =
  | 'CHANGED'
  | 'NEW'
  | 'UNCHANGED';

export type Session = {
  __typename?: 'Session';
  expiresAt: Scalars['DateTime']['output'];
};

export type SignInRefused = {
  __typename?: 'SignInRefused';
  message: Scalars['String']['output'];
};

export type SignInResult = InvalidInput | SignInRefused | SignedIn;

export type SignedIn = {
  __typename?: 'SignedIn';
  viewer: Viewer;
};

export type Site = {
  __typename?: 'Site';
  address: Scalars['String']['output'];
  analyticsId?: Maybe<Scalars['String']['output']>;
  androidAppUrl?: Maybe<Scalars['String']['output']>;
  chatPluginId?: Maybe<Scalars['String']['output']>;
  description: Scalars['String']['output'];
  email: Scalars['String']['output'];
  establishedYear: Scalars['Int']['output'];
  iosAppUrl?: Maybe<Scalars['String']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  mapEmbedUrl?: Maybe<Scalars['String']['output']>;
  messengerUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  officeHours: Scalars['String']['output'];
  onlineClassUrl?: Maybe<Scalars['String']['output']>;
  onlineFormUrl?: Maybe<Scalars['String']['output']>;
  phones: Array<Scalars['String']['output']>;
  portalLogInUrl?: Maybe<Scalars['String']['output']>;
  portalSignUpUrl?: Maybe<Scalars['String']['output']>;
  publicUrl: Scalars['String']['output'];
  shortName: Scalars['String']['output'];
  socialLinks: Array<SocialLink>;
  tagline: Scalars['String']['output'];
  whatsAppNumber?: Maybe<Scalars['String']['output']>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type StageExamResultsResult = InvalidCsv | StagedExamResults;

export type StagedExamResults = {
  __typename?: 'StagedExamResults';
  changedRows: Scalars['Int']['output'];
  /** Date to offer in the form: the exam's present one, if it is published already. */
  examDate?: Maybe<Scalars['Date']['output']>;
  examId: Scalars['ID']['output'];
  /** Title to offer in the form: the exam's present one, else the file name before ' - '. */
  examTitle?: Maybe<Scalars['String']['output']>;
  /** When the staged file is swept if it is not published. */
  expiresAt: Scalars['DateTime']['output'];
  fileName: Scalars['String']['output'];
  findings: Array<Finding>;
  id: Scalars['ID']['output'];
  newRows: Scalars['Int']['output'];
  /** At most 50 rows: changed first, then new, then unchanged, each in the file's order. */
  sample: Array<StagedResultRow>;
  totalRows: Scalars['Int']['output'];
  unchangedRows: Scalars['Int']['output'];
  unknownStudents: Scalars['Int']['output'];
};

export type StagedResultRow = {
  __typename?: 'StagedResultRow';
  before?: Maybe<ResultValues>;
  candidateId: Scalars['String']['output'];
  change: RowChange;
  examMark: Scalars['Decimal']['output'];
  examRank?: Maybe<Scalars['String']['output']>;
  percentage: Scalars['Decimal']['output'];
  rowNumber: Scalars['Int']['output'];
  studentName?: Maybe<Scalars['String']['output']>;
};

/** The exam's published results changed after this preview was made, so it no longer tells the truth. */
export type StalePreview = {
  __typename?: 'StalePreview';
  message: Scalars['String']['output'];
};

export type Student = {
  __typename?: 'Student';
  candidateId: Scalars['String']['output'];
  groups: Scalars['String']['output'];
  studentName: Scalars['String']['output'];
};

export type TopPerformer = {
  __typename?: 'TopPerformer';
  rank: Scalars['Int']['output'];
  result: ExamResult;
};

export type User = {
  __typename?: 'User';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  role: Role;
};

export type Viewer = {
  __typename?: 'Viewer';
  role?: Maybe<Role>;
  session?: Maybe<Session>;
  user?: Maybe<User>;
};

export type SessionExpiryQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionExpiryQuery = { __typename?: 'Query', viewer: { __typename?: 'Viewer', session?: { __typename?: 'Session', expiresAt: string } | null } };

export type RefreshSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type RefreshSessionMutation = { __typename?: 'Mutation', refreshSession?: { __typename?: 'Session', expiresAt: string } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { __typename?: 'Mutation', signOut: boolean };

export type SignInMutationVariables = Exact<{
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
}>;


export type SignInMutation = { __typename?: 'Mutation', signIn:
    | { __typename: 'InvalidInput', fields: Array<{ __typename?: 'FieldProblem', path: string, message: string }> }
    | { __typename: 'SignInRefused', message: string }
    | { __typename: 'SignedIn', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', id: string, name?: string | null, email: string } | null, session?: { __typename?: 'Session', expiresAt: string } | null } }
   };

export type ViewerRoleQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerRoleQuery = { __typename?: 'Query', viewer: { __typename?: 'Viewer', role?: Role | null, session?: { __typename?: 'Session', expiresAt: string } | null } };

export type SignInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInPageQuery = { __typename?: 'Query', viewer: { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', email: string } | null } };

export type AdminShellQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminShellQuery = { __typename?: 'Query', site: { __typename?: 'Site', publicUrl: string, name: string, shortName: string, description: string, logoUrl?: string | null, phones: Array<string>, email: string, address: string, portalLogInUrl?: string | null, portalSignUpUrl?: string | null, whatsAppNumber?: string | null, messengerUrl?: string | null, socialLinks: Array<{ __typename?: 'SocialLink', name: string, url: string }> }, viewer: { __typename?: 'Viewer', role?: Role | null, session?: { __typename?: 'Session', expiresAt: string } | null, user?: { __typename?: 'User', id: string, name?: string | null, email: string } | null } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { __typename?: 'Query', site: { __typename?: 'Site', name: string, tagline: string, description: string, establishedYear: number, phones: Array<string>, address: string, officeHours: string } };

export type PublicShellQueryVariables = Exact<{ [key: string]: never; }>;


export type PublicShellQuery = { __typename?: 'Query', site: { __typename?: 'Site', publicUrl: string, name: string, shortName: string, description: string, logoUrl?: string | null, phones: Array<string>, email: string, address: string, portalLogInUrl?: string | null, portalSignUpUrl?: string | null, whatsAppNumber?: string | null, messengerUrl?: string | null, socialLinks: Array<{ __typename?: 'SocialLink', name: string, url: string }> }, viewer: { __typename?: 'Viewer', role?: Role | null, session?: { __typename?: 'Session', expiresAt: string } | null, user?: { __typename?: 'User', id: string, name?: string | null, email: string } | null } };

export type SiteHeadQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteHeadQuery = { __typename?: 'Query', site: { __typename?: 'Site', name: string, description: string, publicUrl: string } };

export type SiteShellFragment = { __typename?: 'Site', name: string, shortName: string, description: string, logoUrl?: string | null, phones: Array<string>, email: string, address: string, portalLogInUrl?: string | null, portalSignUpUrl?: string | null, whatsAppNumber?: string | null, messengerUrl?: string | null, socialLinks: Array<{ __typename?: 'SocialLink', name: string, url: string }> } & { ' $fragmentName'?: 'SiteShellFragment' };

export type ViewerShellFragment = { __typename?: 'Viewer', role?: Role | null, user?: { __typename?: 'User', id: string, name?: string | null, email: string } | null } & { ' $fragmentName'?: 'ViewerShellFragment' };

export const SiteShellFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"portalLogInUrl"}},{"kind":"Field","name":{"kind":"Name","value":"portalSignUpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"messengerUrl"}}]}}]} as unknown as DocumentNode<SiteShellFragment, unknown>;
export const ViewerShellFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ViewerShellFragment, unknown>;
export const SessionExpiryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SessionExpiry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<SessionExpiryQuery, SessionExpiryQueryVariables>;
export const RefreshSessionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<RefreshSessionMutation, RefreshSessionMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const SignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignedIn"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInRefused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignInMutation, SignInMutationVariables>;
export const ViewerRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerRole"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}}]} as unknown as DocumentNode<ViewerRoleQuery, ViewerRoleQueryVariables>;
export const SignInPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignInPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]}}]} as unknown as DocumentNode<SignInPageQuery, SignInPageQueryVariables>;
export const AdminShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteShell"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerShell"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"portalLogInUrl"}},{"kind":"Field","name":{"kind":"Name","value":"portalSignUpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"messengerUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<AdminShellQuery, AdminShellQueryVariables>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"tagline"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"establishedYear"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"officeHours"}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const PublicShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicShell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteShell"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ViewerShell"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"session"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Site"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"shortName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"phones"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"socialLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"portalLogInUrl"}},{"kind":"Field","name":{"kind":"Name","value":"portalSignUpUrl"}},{"kind":"Field","name":{"kind":"Name","value":"whatsAppNumber"}},{"kind":"Field","name":{"kind":"Name","value":"messengerUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ViewerShell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Viewer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<PublicShellQuery, PublicShellQueryVariables>;
export const SiteHeadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteHead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}}]}}]}}]} as unknown as DocumentNode<SiteHeadQuery, SiteHeadQueryVariables>;