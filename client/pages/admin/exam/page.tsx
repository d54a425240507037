import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { forgetResults } from '#client/data/forget-results.ts'
import { loadPage, usePageQuery } from '#client/data/page-query.ts'
import { Distribution } from '#client/features/exam-distribution/distribution.tsx'
import { EditForm } from '#client/forms/edit-form.tsx'
import { useEditForm } from '#client/forms/use-edit-form.ts'
import type { ManagedExamValuesFragment } from '#client/gql/graphql.ts'
import { useManagedExamQuery } from '#client/gql/hooks/use-managed-exam-query.ts'
import { useUpdateExamMutation } from '#client/gql/hooks/use-update-exam-mutation.ts'
import { AdminPage } from '#client/layouts/admin-page.tsx'
import { t } from '#client/locales/t.ts'
import { correctResultPath, examPath, paths } from '#client/paths.ts'
import { from, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Failure } from '#client/ui/failure.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { Section } from '#client/ui/page.tsx'
import { PageIndex } from '#client/ui/page-index.tsx'
import { plainDecimal } from '#client/ui/plain-decimal.ts'
import { Stack } from '#client/ui/stack.ts'
import { TableSkeleton } from '#client/ui/table-skeleton.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useToast } from '#client/ui/toast-context.ts'
import { TwoColumns } from '#client/ui/two-columns.ts'
import { ExamLists } from './exam-lists.tsx'
import { ManagedExamQuery } from './exam-query.ts'
import { ExamRelease } from './release.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const examId = new URL(request.url).searchParams.get('exam') ?? ''
  return loadPage(context, ManagedExamQuery, { examId })
}

export function Component() {
  const [params] = useSearchParams()
  const examId = params.get('exam') ?? ''
  const { data, now, failure, retry } = usePageQuery(useManagedExamQuery, { examId })
  const exam = data?.managedExam
  const isReleased = exam?.state === 'RELEASED'
  const distribution = isReleased ? data?.examDistribution : undefined
  return (
    <AdminPage title={exam?.title ?? t('Exam')} under={[{ label: t('Exams'), to: paths.adminExams }]}>
      {failure ? (
        <Failure title={t('The exam could not be read')} {...failure} />
      ) : !data ? (
        <TableSkeleton label={t('Loading the exam')} headers={[t('Group'), t('Candidates'), t('Lists')]} />
      ) : !exam ? (
        <EmptyState seed="no-exams" title={t('This exam has no results')}>
          {t('Its files may have been deleted since, or the address is wrong.')}
        </EmptyState>
      ) : (
        <Columns>
          <PageIndex
            onPhones
            links={[
              { to: '#release', label: t('Release') },
              { to: '#exam', label: t('Exam') },
              { to: '#rechecks', label: t('Re-checks') },
              { to: '#lists', label: t('Lists') },
              ...(isReleased ? [{ to: '#correct', label: t('Correct one result') }] : []),
              ...(distribution ? [{ to: '#distribution', label: t('Distribution') }] : []),
              {
                to: `${paths.adminResults}?${new URLSearchParams({ search: exam.id })}`,
                label: t('Result files'),
              },
            ]}
          />
          <Stack $gap={6}>
            <ExamRelease exam={exam} now={now} onReload={retry} />
            <Section id="exam" title={t('Exam')}>
              <ExamForm key={exam.id} exam={exam} />
            </Section>
            <Section id="rechecks" title={t('Re-checks')}>
              <RecheckForm key={exam.id} exam={exam} />
            </Section>
            <Section id="lists" title={t('Lists')}>
              {isReleased ? (
                <ExamLists exam={exam} all={distribution?.all} />
              ) : (
                <Callout
                  tone="info"
                  title={
                    exam.state === 'WITHDRAWN'
                      ? t('Its results are withdrawn')
                      : t('Its results wait for their release')
                  }
                >
                  {t('Lists and distribution are here once candidates can see the results.')}
                </Callout>
              )}
            </Section>
            {isReleased && (
              <Section id="correct" title={t('Correct one result')}>
                <FindResult examId={exam.id} />
              </Section>
            )}
            {distribution && (
              <Section id="distribution" title={t('Distribution')}>
                <Distribution distribution={distribution} />
              </Section>
            )}
          </Stack>
        </Columns>
      )}
    </AdminPage>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[8]};

  ${from('large')} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`

/** Changes the settings of an exam, which hold for all its files. */
function ExamForm({ exam }: { exam: ManagedExamValuesFragment }) {
  const { toast } = useToast()
  const [updateExam] = useUpdateExamMutation()
  const { title, date, fullMarks, passPercentage } = exam
  const form = useEditForm({
    key: `exam ${exam.id}`,
    values: {
      title,
      date: date ?? '',
      fullMarks: fullMarks ? plainDecimal(fullMarks) : '',
      passPercentage: plainDecimal(passPercentage),
    },
    version: exam.version,
    async send({ title, date, fullMarks, passPercentage }, version) {
      const input = {
        title,
        date: date || null,
        fullMarks: fullMarks.trim() || null,
        passPercentage: passPercentage.trim(),
      }
      const { data } = await updateExam({
        variables: { id: exam.id, input, version },
        update: (cache) => {
          forgetResults(cache)
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'examDistribution' })
        },
        // The page shows a failure; the exam stays saved.
        refetchQueries: [ManagedExamQuery],
      })
      return data?.updateExam
    },
    onSaved: () => toast({ title: t('Exam saved'), tone: 'success' }),
  })
  return (
    <Card>
      <EditForm
        form={form}
        errorTitle={t('The exam is as it was')}
        submitLabel={t('Save exam')}
        group={TwoColumns}
        fields={[
          {
            name: 'title',
            label: t('Exam title'),
            required: true,
            hint: t('Of the exam {exam}, in all its files.', { exam: exam.id }),
          },
          { name: 'date', type: 'day', label: t('Exam date'), hint: t('In A.D. or B.S., in all its files.') },
          {
            name: 'fullMarks',
            type: 'number',
            label: t('Full marks (optional)'),
            hint: t('The highest mark that the exam has, such as 200. Left empty: as its files say.'),
          },
          {
            name: 'passPercentage',
            type: 'number',
            label: t('Pass mark in percent'),
            required: true,
            hint: t(
              'From this percentage up a candidate has passed. Applies at once, also to published results.',
            ),
          },
        ]}
      />
    </Card>
  )
}

/** Leads to the correction of one candidate's result. */
function FindResult({ examId }: { examId: string }) {
  const navigate = useNavigate()
  return (
    <Narrow>
      <Form
        method="get"
        action={paths.adminCorrectResult}
        onSubmit={(values) =>
          navigate(correctResultPath(examId, String(values.get('candidate') ?? '').trim()))
        }
      >
        <input type="hidden" name="exam" value={examId} />
        <Field
          name="candidate"
          label={t('Candidate ID')}
          hint={t(
            'Mark, rank or percentage of one candidate, with a reason. Deleting the correction undoes it.',
          )}
        >
          <TextInput autoComplete="off" required />
        </Field>
        <FormActions>
          <Button type="submit" variant="secondary">
            {t('Correct this result')}
          </Button>
        </FormActions>
      </Form>
    </Narrow>
  )
}

const Narrow = styled(Card)`
  max-width: 30rem;
`

/** Whether and until when candidates of an exam may ask for a re-check. */
function RecheckForm({ exam: { id, version, recheck } }: { exam: ManagedExamValuesFragment }) {
  const { toast } = useToast()
  const [updateExam] = useUpdateExamMutation()
  const form = useEditForm({
    key: `re-checks ${id}`,
    values: { isOn: recheck != null, recheckUntil: recheck?.until ?? '', recheckFee: recheck?.fee ?? '' },
    version,
    check: ({ isOn, recheckUntil }) =>
      isOn && recheckUntil === '' ? [{ path: 'recheckUntil', message: t('Enter the last day') }] : [],
    async send({ isOn, recheckUntil, recheckFee }, version) {
      const input = {
        recheckUntil: (isOn && recheckUntil) || null,
        recheckFee: (isOn && recheckFee.trim()) || null,
      }
      const { data } = await updateExam({ variables: { id, input, version }, update: forgetResults })
      return data?.updateExam
    },
    onSaved: () => toast({ title: t('Re-checks saved'), tone: 'success' }),
  })
  return (
    <SpacedCard>
      <EditForm
        form={form}
        errorTitle={t('Nothing was changed')}
        submitLabel={t('Save re-checks')}
        variant="secondary"
        fields={[
          {
            name: 'isOn',
            type: 'check box',
            label: t('Candidates may ask for a re-check on their result'),
          },
          ...(form.values.isOn
            ? ([
                {
                  name: 'recheckUntil',
                  type: 'day',
                  label: t('Last day'),
                  required: true,
                  hint: t('In A.D. or B.S.; until midnight in Nepal.'),
                },
                {
                  name: 'recheckFee',
                  label: t('About the fee (optional)'),
                  hint: t('Candidates read it above the form. For example: ₹500, at the desk.'),
                  maxLength: 200,
                },
              ] as const)
            : []),
        ]}
      />
      <p>
        <TextLink to={examPath(paths.adminRechecks, id)}>{t('Requests of this exam')}</TextLink>
      </p>
    </SpacedCard>
  )
}

const SpacedCard = styled(Card)`
  display: grid;
  gap: ${space[4]};
  max-width: 30rem;

  & form {
    gap: ${space[4]};
  }
`
