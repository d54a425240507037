import type { FastifyInstance } from 'fastify'

/**
 * Every route that the router knows, by its path, with its methods. Read from the router's own drawing: a tree whose
 * branches are pieces of paths.
 */
export function routesOf(app: FastifyInstance): Map<string, string[]> {
  const routes = new Map<string, string[]>()
  const pieces: string[] = []
  for (const line of app.printRoutes().split('\n')) {
    const [, indent = '', text] = /^([│ ]*)[├└]── (.*)$/.exec(line) ?? []
    if (text === undefined) continue
    const [, piece = text, methods] = /^(.*) \(([A-Z, ]+)\)$/.exec(text) ?? []
    pieces.length = indent.length / 4
    pieces.push(piece === '(empty root node)' ? '' : piece)
    if (methods !== undefined) routes.set(pieces.join(''), methods.split(', '))
  }
  return routes
}
