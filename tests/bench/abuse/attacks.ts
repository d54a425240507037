import type { AbusedServer } from './server.ts'

export interface AttackRequest {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** The dearest requests of one kind. */
export interface AbuseAttack {
  name: string
  /** The route that it reaches, as the router names it. */
  route: string
  /** The server refuses to understand it, which is the attack. */
  invalid?: true
  /** @param number differs for each request. */
  request(number: number): AttackRequest
}

const get = (path: string): AttackRequest => ({ method: 'GET', path, headers: { accept: 'text/html' } })
const json = { 'content-type': 'application/json' }
const post = (query: string, variables: object = {}): AttackRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: json,
  body: JSON.stringify({ query, variables }),
})

const noticeFields =
  'id title description type link isActive publishedAt version attachments { id fileName fileType size url previewUrl }'
/** Close to the limit of a document's cost. */
const dearQuery = (name: string) => `query ${name} { notices(first: 30) { nodes { ${noticeFields} } } }`
const manyFields = (alias: string) =>
  `{ ${Array.from({ length: 39 }, (_, at) => `${alias}${at}: topPerformers(examId: "${alias}${at}") { rank }`).join(' ')} }`
const wrongFields = (alias: string) =>
  `{ ${Array.from({ length: 600 }, (_, at) => `${alias}${at} nothing${at}`).join(' ')} }`

const multipart = (body: string): AttackRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': '1' },
  body,
})
const uploadBody = [
  '--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n',
  JSON.stringify({
    query: 'mutation ($file: Upload!) { stageExamResults(file: $file) { __typename } }',
    variables: { file: null },
  }),
  '\r\n--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}',
  `\r\n--b\r\ncontent-disposition: form-data; name="0"; filename="x.csv"\r\n\r\n${'x,1\r\n'.repeat(10_000)}\r\n--b--\r\n`,
].join('')

/** Routes of built files and of answers that are in memory: no request of them is dear. */
const cheapRoutes =
  /^(\/assets\/|\/sandbox\/assets\/.*(?<!\.js)$|\/.*\.(png|svg|ico|webmanifest)$|\/(healthz|clock)$|\/robots\.txt$|\/service-worker\.js$)/

const inBoth = (...paths: string[]) => paths.flatMap((path) => [path, `/ne${path}`])

/** @returns at least one attack for every route of the server, and more for those that can be dear in several ways. */
export function attacksOn({ notices, files, routes }: AbusedServer): AbuseAttack[] {
  const notice = (number: number) => notices[number % notices.length] ?? ''
  const graphql = (name: string, request: AbuseAttack['request']) => ({ name, route: '/graphql', request })
  const page = (name: string, request: (number: number) => string): AbuseAttack => ({
    name,
    route: '/*',
    request: (number) => get(request(number)),
  })
  const file = (route: string, path: string): AbuseAttack => ({
    name: path.split('?')[0] ?? path,
    route,
    request: () => get(path),
  })
  const attacks = [
    graphql('largest response', () => post(dearQuery('Q'))),
    graphql('largest response, new document each time', (number) => post(dearQuery(`Q${number}`))),
    graphql('most aliases, new document each time', (number) => post(manyFields(`a${number}b`))),
    {
      ...graphql('longest wrong document', (number) => post(wrongFields(`a${number}b`))),
      invalid: true as const,
    },
    graphql('look-ups of unknown candidates', (number) =>
      post('query L($c: String!) { examResult(examId: "CEE-MODEL-08", candidateId: $c) { candidateId } }', {
        c: `x${number}`,
      }),
    ),
    graphql('look-ups with wrong secrets', (number) =>
      post(
        'query L($c: String!, $s: String) { examResult(examId: "CEE-MODEL-08", candidateId: $c, secret: $s) { candidateId } }',
        { c: `x${number}`, s: '123456' },
      ),
    ),
    graphql('sign-ins of unknown people', (number) =>
      post('mutation ($e: String!) { signIn(email: $e, password: "wrong-password-1") { __typename } }', {
        e: `somebody-${number}@example.com`,
      }),
    ),
    graphql('all notices for staff', () => post(`{ allNotices(first: 30) { nodes { ${noticeFields} } } }`)),
    graphql('search of users', (number) =>
      post(`{ users(search: "a${number}", first: 30) { nodes { id email name } } }`),
    ),
    graphql('data of a candidate', (number) =>
      post(`{ candidateData(candidateId: "${number}") { candidateId } }`),
    ),
    graphql('an upload', () => multipart(uploadBody)),
    {
      name: 'largest response by GET',
      route: '/graphql',
      request: (number: number) => ({
        ...get(`/graphql?${new URLSearchParams({ query: dearQuery(`G${number}`) })}`),
        headers: { 'apollo-require-preflight': '1' },
      }),
    },
    page('home page with unknown parameters', (number) => `/?x=${number}`),
    page(
      'news of unknown notices',
      (number) => `/news/0190a5b2-0000-7000-8000-${String(number).padStart(12, '0')}`,
    ),
    page('notices', (number) => `/news/${notice(number)}`),
    page('result of a top performer', () => '/results?exam=CEE-MODEL-08&candidate=081001'),
    page('results of unknown candidates', (number) => `/results?exam=CEE-MODEL-08&candidate=x${number}`),
    page('videos', (number) => `/videos?search=x${number}`),
    page('missing page', (number) => `/missing-${number}`),
    page('administration', () => '/admin'),
    page('notices of the administration', (number) => `/admin/notices?search=${number}`),
    page('student area', () => '/student'),
    page('account', () => '/account'),
    {
      name: 'social cards',
      route: '/cards/*',
      request: (number: number) => get(`/cards/news/${notice(number)}.png?x=${number}`),
    },
    ...inBoth('/results', '/student/results').map((route) => ({
      name: `look-up form of ${route}`,
      route,
      request: (number: number) => ({
        method: 'POST' as const,
        path: route,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: `exam=CEE-MODEL-08&candidate=x${number}&secret=123456`,
      }),
    })),
    ...inBoth('/setup', '/admin/setup').map((route) => ({
      name: `set-up form of ${route}`,
      route,
      request: (number: number) => ({
        method: 'POST' as const,
        path: `${route}?token=wrong-${number}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: `name=x&email=form-${number}%40example.com&password=green-parrots-1&repeated=green-parrots-1`,
      }),
    })),
    ...inBoth('/auth').map((route) => ({
      name: `sign-in form of ${route}`,
      route,
      request: (number: number) => ({
        method: 'POST' as const,
        path: route,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `email=form-${number}%40example.com&password=wrong-password-1`,
      }),
    })),
    ...inBoth('/sign-out').map((route) => ({
      name: `unknown sessions at ${route}`,
      route,
      request: (number: number) => ({
        method: 'POST' as const,
        path: route,
        headers: { cookie: `pravesh_refresh=wrong-${number}` },
      }),
    })),
    ...inBoth('/rehearsal').map((route) => ({
      name: `wrong links to ${route}`,
      route,
      request: (number: number) => get(`${route}?token=wrong-${number}`),
    })),
    ...inBoth('/rehearsal/end').map((route) => file(route, route)),
    {
      name: 'result slips',
      route: '/files/result-slip.pdf',
      request: (number: number) =>
        get(
          `/files/result-slip.pdf?exam=CEE-MODEL-08&candidate=${String(81_000 + (number % 200)).padStart(6, '0')}`,
        ),
    },
    ...[
      'result-slips.pdf',
      'merit-list.pdf',
      'merit-list.csv',
      'exam-results.csv',
      'exam-results.xlsx',
      'results.ics',
    ].map((name) => file(`/files/${name}`, `/files/${name}?exam=CEE-MODEL-08`)),
    file('/verify/:code', '/verify/4F7KX-09ZTM'),
    file('/ne/verify/:code', '/ne/verify/4F7KX-09ZTM'),
    file('/files/notices/:folder/:name', files.attachment ?? ''),
    file('/media/:id/:name', files.mediaPdf ?? ''),
    file('/files/videos/:name', files.thumbnail ?? ''),
    file('/files/result-files/:id', files.resultFile ?? ''),
    file('/files/student-uploads/:id', files.studentUpload ?? ''),
    file('/files/import-errors/:id/*', files.errorFile ?? ''),
    file('/files/activity.csv', '/files/activity.csv'),
    file('/files/student/receipts/:name', '/files/student/receipts/x.pdf'),
    ...['materials', 'question-bank', 'papers', 'syllabus'].map((kind) =>
      file(`/files/student/${kind}/:name`, `/files/student/${kind}/x.pdf`),
    ),
    file('/files/student/exam-schedule.ics', '/files/student/exam-schedule.ics'),
    file('/news/feed.xml', '/news/feed.xml'),
    file('/sitemap.xml', '/sitemap.xml'),
    file('/sandbox', '/sandbox'),
    file('/readyz', '/readyz'),
    file('/icons/:look/:name', '/icons/323a75/icon-512.png'),
    ...routes
      .filter((route) => /^\/sandbox\/assets\/(index|codemirror)-.*\.js$/.test(route))
      .map((route) => file(route, route)),
  ]
  const covered = new Set(attacks.map(({ route }) => route))
  const missing = routes.filter(
    (route) => !covered.has(route) && !cheapRoutes.test(route) && !route.startsWith('/sandbox/assets/'),
  )
  if (missing.length > 0) throw new Error(`No attack on ${missing.join(', ')}. Add one to attacks.ts.`)
  return attacks
}
