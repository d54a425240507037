import pg from 'pg'
import { DatabaseTooNew, ForeignDatabase, MigrationFailed } from '#prisma/migrate.ts'
import { StartError } from '#server/lib/start-error.ts'

/** The message for the operator why the schema cannot be migrated, or its tables not be used; any other error as it is. */
export function migrationProblem(error: unknown): unknown {
  if (error instanceof StartError) return error
  const sentence = sentenceOf(error)
  return sentence === undefined ? error : new StartError(sentence, { cause: error })
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof DatabaseTooNew) {
    return `A newer version of Pravesh has used this database: ${error.message}. Start that version again, or restore a backup that this version made.`
  }
  if (error instanceof ForeignDatabase) {
    return `The database belongs to another program: ${error.message}. Nothing was changed. Make a database for Pravesh alone with CREATE DATABASE, and name that one in DATABASE_URL.`
  }
  const refusal = refusalIn(error)
  if (refusal !== undefined) return grantSentence(refusal)
  if (!(error instanceof MigrationFailed)) return undefined
  return `The database cannot be brought up to date, and stays as it was: ${error.message}.`
}

const INSUFFICIENT_PRIVILEGE = '42501'

/** PostgreSQL's message, in an error or its causes, for a missing privilege of the role. */
function refusalIn(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof pg.DatabaseError && one.code === INSUFFICIENT_PRIVILEGE) return one.message
  }
  return undefined
}

function grantSentence(refusal: string): string {
  const lead = `The role in DATABASE_URL lacks a privilege: ${refusal}. The database stays as it was.`
  return refusal.endsWith('for schema public')
    ? `${lead} Run this in the database, as its owner or a superuser: GRANT USAGE, CREATE ON SCHEMA public TO <the role>;`
    : `${lead} All tables must belong to that role. Name the role that made them, or run this as a superuser: REASSIGN OWNED BY <the role that made them> TO <the role in DATABASE_URL>;`
}
