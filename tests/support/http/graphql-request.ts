/**
 * The body of a GraphQL request: JSON, or a multipart request (the GraphQL multipart request specification) when a
 * variable holds a file.
 */
export function graphqlBody(query: string, variables: object): RequestInit {
  const files: { path: string; file: File }[] = []
  const withoutFiles = takeFiles(variables, 'variables', files)
  const operations = JSON.stringify({ query, variables: withoutFiles })
  if (files.length === 0) {
    return { method: 'POST', headers: { 'content-type': 'application/json' }, body: operations }
  }
  const form = new FormData()
  form.set('operations', operations)
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.set(String(index), file, file.name)
  return { method: 'POST', headers: { 'apollo-require-preflight': 'true' }, body: form }
}

/** The value with null in the place of every file, which is noted with its path. */
function takeFiles(value: unknown, path: string, files: { path: string; file: File }[]): unknown {
  if (value instanceof File) {
    files.push({ path, file: value })
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => takeFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, takeFiles(item, `${path}.${key}`, files)]),
  )
}
