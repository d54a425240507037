import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadLatest } from '#client/data/loader-context.ts'
import { graphql } from '#client/gql/gql.ts'
import { useQuestionBankQuery } from '#client/gql/hooks/use-question-bank-query.ts'
import { NothingPublished } from '#client/layouts/nothing-published.tsx'
import { StudentPage } from '#client/layouts/student-page.tsx'
import { t } from '#client/locales/t.ts'
import { QuestionCards } from './question-cards.tsx'

const QuestionBankQuery = graphql(`
  query QuestionBank {
    questionBank { ...QuestionCard }
  }
`)

export async function loader({ context }: LoaderFunctionArgs) {
  await loadLatest(context, QuestionBankQuery)
  return null
}

export function Component() {
  const { data } = useQuestionBankQuery()
  return (
    <StudentPage
      title={t('Question Bank')}
      intro={t('Practice questions on each subject, to print or to keep on the phone.')}
    >
      {data &&
        (data.questionBank.length > 0 ? (
          <QuestionCards sets={data.questionBank} />
        ) : (
          <NothingPublished seed="question-bank" />
        ))}
    </StudentPage>
  )
}
