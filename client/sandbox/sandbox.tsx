import 'graphiql/graphiql.css'
import './sandbox.css'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'

/** Operations in the tabs of a first visit of the sandbox, served at `origin`. */
const exampleOperations = (origin: string): { query: string; variables?: string }[] => [
  {
    query: `# The exams whose results are published, newest first.
query Exams {
  exams {
    id
    title
    date
  }
}
`,
  },
  {
    query: `# One candidate's result. Take an exam's id from the Exams tab.
query ResultLookUp($examId: ID!, $candidateId: String!) {
  examResult(examId: $examId, candidateId: $candidateId) {
    candidateId
    examMark
    examRank
    percentage
    passed
    exam {
      title
      date
    }
    student {
      studentName
      groups
    }
  }
}
`,
    variables: json({ examId: 'CEE-MODEL-08', candidateId: '081001' }),
  },
  {
    query: `# The ten best of an exam. Equal percentages share a rank.
query TopPerformers($examId: ID!) {
  topPerformers(examId: $examId) {
    rank
    result {
      candidateId
      percentage
      student {
        studentName
      }
    }
  }
}
`,
    variables: json({ examId: 'CEE-MODEL-08' }),
  },
  {
    query: `# Signs this browser in, here and on the site. The server prints the demo admin's password when it starts.
mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    ... on SignedIn {
      viewer {
        role
      }
    }
    ... on SignInRefused {
      message
    }
    ... on InvalidInput {
      message
      fields {
        path
        message
      }
    }
  }
}
`,
    variables: json({ email: 'admin@demo.example', password: '' }),
  },
  {
    query: `# Who is asking? A visitor has no role.
query Viewer {
  viewer {
    role
    user {
      email
      name
    }
    session {
      expiresAt
    }
  }
}
`,
  },
  {
    query: `# Uploading results (admin). A file cannot be sent from here; from a terminal it is, once signed in:
#
#   curl ${origin}/graphql --cookie-jar session --header 'content-type: application/json' \\
#     --data '{"query": "mutation { signIn(email: \\"…\\", password: \\"…\\") { __typename } }"}'
#
#   curl ${origin}/graphql --cookie session --header 'apollo-require-preflight: true' \\
#     --form operations='{"query": "mutation ($file: Upload!) { stageExamResults(file: $file) { __typename ... on StagedExamResults { id totalRows newRows changedRows } ... on InvalidCsv { message problems { row column message } } } }", "variables": {"file": null}}' \\
#     --form map='{"0": ["variables.file"]}' --form '0=@results.csv;type=text/csv'
#
# The answer's id publishes the file:
mutation PublishExamResults($id: ID!, $input: PublishExamResultsInput!) {
  publishExamResults(id: $id, input: $input) {
    ... on ExamResultFile {
      id
      examTitle
      totalResults
    }
    ... on StalePreview {
      message
    }
    ... on InvalidInput {
      message
      fields {
        path
        message
      }
    }
  }
}
`,
    variables: json({
      id: '',
      input: { examId: 'CEE-MODEL-08', examTitle: 'CEE Model Test 8', examDate: '2025-01-04' },
    }),
  },
]

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

type Fetcher = React.ComponentProps<typeof GraphiQL>['fetcher']

/** An access token is valid for 15 minutes. */
const RENEW_AFTER_MS = 14 * 60_000
let renewedAt = Number.NEGATIVE_INFINITY

const send = (operation: Parameters<Fetcher>[0], headers?: Record<string, string>) =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { ...headers, 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
    body: JSON.stringify(operation),
  })

/** Sends the browser's own session along, renewed in time: people who are signed in on the site are signed in here. */
const fetcher: Fetcher = async (operation, options) => {
  if (Date.now() - renewedAt > RENEW_AFTER_MS) {
    const renewed = await send({ query: 'mutation { refreshSession { expiresAt } }' })
    if (renewed.ok && !(await renewed.json()).errors) renewedAt = Date.now()
  }
  const response = await send(operation, options?.headers)
  return response.json()
}

const element = document.getElementById('sandbox')
if (!element) throw new Error('The sandbox has no place on its page')
createRoot(element).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={exampleOperations(window.location.origin)}
    defaultEditorToolsVisibility="variables"
  />,
)
