import type { LoaderFunctionArgs } from 'react-router-dom'
import styled from 'styled-components'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useQuestionBankQuery } from '#client/gql/hooks/use-question-bank-query.ts'
import { StudentListPage } from '#client/layouts/student-list-page.tsx'
import { rich, t } from '#client/locales/t.ts'
import { color, radius, space, text } from '#client/theme/theme.ts'
import { PlainList } from '#client/ui/plain-list.tsx'

const QuestionBankQuery = graphql(`
  query QuestionBank {
    questionBank { id subject questionCount chapters pdf { ...DownloadPdf } }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, QuestionBankQuery)
  return null
}

export function Component() {
  const { data } = useQuestionBankQuery()
  return (
    <StudentListPage
      title={t('Question Bank')}
      intro={t('Practice questions on each subject, to print or to keep on the phone.')}
      seed="question-bank"
      items={data?.questionBank.map(({ id, subject, questionCount, chapters, pdf }) => ({
        id,
        title: subject,
        facts: (
          <Count>
            {rich('<b>{count}</b> questions', { count: questionCount, b: (count) => <b>{count}</b> })}
          </Count>
        ),
        body: (
          <Chapters aria-label={t('Chapters of {subject}', { subject })}>
            {chapters.map((chapter) => (
              <li key={chapter}>{chapter}</li>
            ))}
          </Chapters>
        ),
        pdf,
        pdfName: t('{subject} questions', { subject }),
      }))}
    />
  )
}

const Count = styled.p`
  color: ${color('textMuted')};

  & > b {
    color: ${color('text')};
    font-size: ${text('title')};
    font-variant-numeric: tabular-nums;
  }
`

const Chapters = styled(PlainList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[2]};

  & > li {
    padding: 0 ${space[2]};
    border-radius: ${radius.small};
    background: ${color('sunken')};
    font-size: ${text('small')};
  }
`
