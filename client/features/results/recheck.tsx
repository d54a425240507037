import styled from 'styled-components'
import type { ExamChoiceFragment, MarkSheetFragment, SecondSecret } from '#client/gql/graphql.ts'
import { rich, t } from '#client/locales/t.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { failureTitle } from '#client/ui/form-errors.ts'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { RecheckAttempt } from './request-recheck.ts'
import { secretWords } from './second-secret.ts'

interface RecheckProps {
  result: MarkSheetFragment
  /** Permissions set by the exam's staff. */
  rules: ExamChoiceFragment['recheck'] | undefined
  /** In Nepal, yyyy-MM-dd. */
  today: string | undefined
  /** The form that was sent. */
  attempt: RecheckAttempt | undefined
  secondSecret: SecondSecret
  /** Phone number of the institute. */
  phone: string | undefined
  /** Address that the form is sent to. */
  action: string
  /** A request is on its way. */
  asking: boolean
  onAsk: (values: FormData, action: string) => void
}

/** State of a request for a re-check, and the form of a new one. */
export default function Recheck({ result, rules, today = '', attempt, phone, ...form }: RecheckProps) {
  const { recheck } = result
  const isSent = attempt?.isSent ?? false
  const mayAsk = rules != null && isOpen(rules, today) && recheck?.state !== 'OPEN' && !isSent
  return (
    <>
      {isSent ? (
        <Callout tone="success" role="status" title={t('Your request is with the institute')}>
          {attempt?.contact.includes('@') &&
            `${t('The answer is mailed to {contact}.', { contact: attempt.contact })} `}
          {t('You find the answer here, with your result.')}
        </Callout>
      ) : (
        recheck && <RecheckState recheck={recheck} phone={phone} />
      )}
      {attempt && !isSent && !mayAsk && (
        <Callout
          tone="danger"
          role="alert"
          title={failureTitle(attempt.problems, t('The request was not sent'))}
        >
          {attempt.problems.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          <Lines>{t('You wrote: {words}', { words: attempt.words })}</Lines>
        </Callout>
      )}
      {mayAsk && (
        <RecheckForm
          about={{ examId: result.exam.id, candidateId: result.candidateId }}
          rules={rules}
          attempt={attempt}
          proof={result.slipPath}
          {...form}
        />
      )}
    </>
  )
}

const isOpen = ({ until }: NonNullable<RecheckProps['rules']>, today: string) =>
  today !== '' && today <= until

/** The form of a request whose result was not found, with its values. */
export function UnsentRecheck({ rules, today = '', ...form }: Omit<RecheckFormProps, 'rules'> & RulesToday) {
  return rules != null && isOpen(rules, today) && <RecheckForm rules={rules} {...form} />
}

type RulesToday = Pick<RecheckProps, 'rules' | 'today'>

function RecheckState({
  recheck: { state, askedAt, resolvedAt, answer, isUndone },
  phone,
}: {
  recheck: NonNullable<MarkSheetFragment['recheck']>
  phone: string | undefined
}) {
  if (state === 'OPEN' || !resolvedAt) {
    return (
      <Callout tone="info" title={t('A re-check was asked for on {day}', { day: sayDate(askedAt) })}>
        <p>
          {t('The institute has not answered yet.')}
          {phone !== undefined && (
            <>
              {' '}
              {rich('Was it not you who asked? Call {phone}.', {
                phone: <a href={telephoneLink(phone)}>{phone}</a>,
              })}
            </>
          )}
        </p>
      </Callout>
    )
  }
  const day = sayDate(resolvedAt)
  const title = isUndone
    ? t('Checked again on {day}', { day })
    : state === 'CHANGED'
      ? t('Checked again on {day}: the result was corrected', { day })
      : t('Checked again on {day}: the result is right as it was', { day })
  return (
    <Callout tone="info" title={title}>
      {answer && (
        <Lines>
          <Lang>{answer}</Lang>
        </Lines>
      )}
    </Callout>
  )
}

interface RecheckFormProps extends Omit<RecheckProps, 'result' | 'rules' | 'today' | 'phone'> {
  about: { examId: string; candidateId: string }
  rules: NonNullable<RecheckProps['rules']>
  /** Path of the slip of the result that is shown: it stands for the second secret, which the page does not keep. */
  proof?: string | null | undefined
}

/** A plain form without JavaScript. */
function RecheckForm({
  about,
  rules,
  attempt,
  proof = attempt?.proof,
  secondSecret,
  action,
  asking,
  onAsk,
}: RecheckFormProps) {
  return (
    <Card data-no-print>
      <Details open={attempt !== undefined || undefined}>
        <summary>{t('Ask for a re-check')}</summary>
        <p>
          {rich('Until {day}.', { day: <ShownDate at={rules.until} /> })}{' '}
          {rules.fee && <Lang>{rules.fee}</Lang>}
        </p>
        <Form
          method="post"
          action={action}
          errors={attempt?.problems ?? []}
          errorTitle={t('The request was not sent')}
          onSubmit={(values) => !asking && onAsk(values, action)}
        >
          <input type="hidden" name="exam" value={about.examId} />
          <input type="hidden" name="candidate" value={about.candidateId} />
          {secondSecret === 'NONE' ? null : proof ? (
            <input type="hidden" name="secret" value={proof} />
          ) : (
            <Field
              id="recheck-secret"
              name="secret"
              label={secretWords[secondSecret].label}
              hint={secretWords[secondSecret].hint}
              required
            >
              <TextInput numeric {...codeAttributes} />
            </Field>
          )}
          <Field
            name="contact"
            label={t('Your phone number or email address')}
            hint={t('Only the institute sees it.')}
            required
          >
            <TextInput autoComplete="email" maxLength={254} defaultValue={attempt?.contact} />
          </Field>
          <Field
            name="words"
            label={t('What should be checked?')}
            hint={t('For example: the answer to question 14.')}
            required
          >
            <TextArea rows={3} maxLength={1000} defaultValue={attempt?.words} />
          </Field>
          <FormActions>
            <Button type="submit" busy={asking} busyLabel={t('Sending…')}>
              {t('Send the request')}
            </Button>
          </FormActions>
        </Form>
      </Details>
    </Card>
  )
}

const Lines = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Details = styled.details`
  & > summary {
    min-height: 2.75rem;
    padding: ${space[2]} 0;
    color: ${color('action')};
    cursor: pointer;
    font-weight: 650;
  }
  & > p {
    margin-bottom: ${space[4]};
  }
`
