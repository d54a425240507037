/** Rough costs in milliseconds of the process's time, as measured by `npm run abuse`. */
export const costs = {
  page: 30,
  /** A page that is rendered once for everybody. */
  sharedPage: 10,
  card: 100,
  /** Finding the route of a path that was not asked lately. */
  newPath: 2,
  /** Parsing and validating a document that is not the client's own, with suggestions for its mistakes. */
  document: 15,
  /** A field of Query, which reads the database: up to 3 ms until the embedded database is warm. */
  rootField: 3,
  /** Counting a PIN or date of birth without a result; one with a result is free. */
  wrongSecret: 3,
  /** Typesetting a PDF, reading the records of a feed. */
  file: 10,
} as const
