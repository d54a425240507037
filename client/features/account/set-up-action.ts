import {
  type ActionFunctionArgs,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom'
import { changeFailure } from '#client/data/change-failure.ts'
import { codeOf, errorMessage } from '#client/data/error-message.ts'
import { fieldName } from '#client/data/field-name.ts'
import { apolloOf } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import type { SetUpInput } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { contentPath, paths } from '#client/paths.ts'
import type { FormError } from '#client/ui/form-errors.ts'
import { latinDigits } from '#shared/digits.ts'
import { emailProblems } from './email-problems.ts'
import { newPasswordProblems } from './new-password-fields.tsx'
import { chosenLogo, keepLogoProblem, logoProblem, publishLogo } from './set-up-logo.ts'
import { setupTokenOf } from './set-up-query.ts'

const SetUpMutation = graphql(`
  mutation SetUp($token: String, $input: SetUpInput!) {
    setUp(token: $token, input: $input) {
      __typename
      ... on InvalidInput { fields { path message } }
    }
  }
`)

/** Values that the sent form shows again. */
export interface SetUpAttempt {
  problems: FormError[]
  /** The typed values, without the passwords. */
  values: Record<string, string>
  /** Whether it was refused because the set-up is not open any more. */
  isClosed: boolean
}

/** A refused form stays, also when the page cannot be reloaded. */
export function shouldAskAnew({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const attempt = actionResult as SetUpAttempt | undefined
  return attempt ? attempt.isClosed : defaultShouldRevalidate
}

/** Sends the form of the set-up, with JavaScript in the browser and without it on the server; leads to the dashboard. */
export async function setUp({ context, request }: ActionFunctionArgs): Promise<SetUpAttempt> {
  const form = await request.formData()
  const logo = chosenLogo(form)
  let failure: unknown
  const wrongLogo = logoProblem(logo)
  const problems = [
    ...missingValues(form),
    ...wrongEmails(form),
    ...newPasswordProblems(form, 'password'),
    ...(wrongLogo === undefined ? [] : [{ path: 'logo', message: wrongLogo }]),
  ]
  const failed = problems.length > 0 ? problems : await send(form)
  // Reloads the whole document: another viewer, and perhaps another institute.
  if (failed.length === 0)
    throw redirectDocument((await withLogo()) ? paths.admin : `${contentPath('identity')}?logo=refused`, 303)
  return {
    problems: inOrderOf(form, failed),
    values: typedIn(form),
    isClosed: codeOf(failure) === 'NOT_FOUND',
  }

  /** The set-up is complete without the logo: a refused one is chosen again in the settings. */
  async function withLogo(): Promise<boolean> {
    if (!logo) return true
    const problem = await publishLogo(await apolloOf(context), logo).catch(errorMessage)
    if (problem !== undefined) keepLogoProblem(problem)
    return problem === undefined
  }

  async function send(values: FormData): Promise<FormError[]> {
    const token = setupTokenOf(request)
    try {
      const apollo = await apolloOf(context)
      const { data } = await apollo.mutate({
        mutation: SetUpMutation,
        variables: { token, input: inputOf(values) },
        fetchPolicy: 'no-cache',
      })
      if (data?.setUp.__typename !== 'InvalidInput') return []
      return data.setUp.fields.map(({ path, message }) => ({
        path: fieldName(path),
        message,
      }))
    } catch (error) {
      failure = error
      return changeFailure(error)
    }
  }
}

/** By the name of the value. */
const required: Readonly<Record<string, string>> = {
  name: t('Name is required'),
  email: t('Email is required'),
  'institute.name': t('Name of the institute is required'),
  'institute.shortName': t('Short name is required'),
  'institute.establishedYear': t('The year of establishment is required'),
  'institute.phones': t('A phone number is required'),
  'institute.email': t('Email of the office is required'),
  'institute.address': t('Address is required'),
  'institute.officeHours': t('Office hours are required'),
}

/** Empty fields and problems of the password are reported together. */
function missingValues(form: FormData): FormError[] {
  return Object.entries(required)
    .filter(([path]) => String(form.get(path) ?? '-').trim() === '')
    .map(([path, message]) => ({ path, message }))
}

function wrongEmails(form: FormData): FormError[] {
  return ['email', 'institute.email'].flatMap((path) => {
    const email = String(form.get(path) ?? '')
    return email.trim() === '' ? [] : emailProblems(email, path)
  })
}

/** The problems as their fields stand in the form, those of the whole form first. */
function inOrderOf(form: FormData, problems: readonly FormError[]): FormError[] {
  const names = [...form.keys()]
  const place = (path: string) => names.findIndex((name) => path === name || path.startsWith(`${name}.`))
  return problems.toSorted((one, other) => place(one.path) - place(other.path))
}

function typedIn(form: FormData): Record<string, string> {
  const entries = [...form].filter(([name]) => !['password', 'repeated', 'logo'].includes(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function inputOf(form: FormData): SetUpInput {
  const text = (name: string) => String(form.get(name) ?? '')
  const year = Number(latinDigits(text('institute.establishedYear')))
  return {
    name: text('name'),
    email: text('email'),
    password: text('password'),
    institute: form.has('institute.name')
      ? {
          name: text('institute.name'),
          shortName: text('institute.shortName'),
          establishedYear: Number.isInteger(year) && Math.abs(year) < 10_000 ? year : 0,
          phones: text('institute.phones')
            .split(/[\n,;]/)
            .map((phone) => phone.trim())
            .filter((phone) => phone !== ''),
          email: text('institute.email'),
          address: text('institute.address'),
          officeHours: text('institute.officeHours'),
          tagline: text('institute.tagline'),
          description: text('institute.description'),
          brandColor: text('institute.brandColor'),
        }
      : null,
    addDemo: text('start') === 'demo',
    removeDemo: form.has('removeDemo'),
    nightlyBackup: form.has('nightlyBackup'),
  }
}
