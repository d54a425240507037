import { join } from 'node:path'

/** Where in its folder a database has PostgreSQL's own files. */
export const clusterIn = (folder: string) => join(folder, 'cluster')
