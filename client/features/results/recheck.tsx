import styled from 'styled-components'
import type { ExamChoiceFragment, MarkSheetFragment, SecondSecret } from '#client/gql/graphql.ts'
import { color, space } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Card } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Form, FormActions } from '#client/ui/form.tsx'
import { Lang } from '#client/ui/lang.tsx'
import { telephoneLink } from '#client/ui/phone.ts'
import { ShownDate } from '#client/ui/shown-date.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { TextInput } from '#client/ui/text-input.tsx'
import { todayInNepal } from '#shared/calendar/nepal-time.ts'
import { sayDate } from '#shared/calendar/show-dates.ts'
import type { RecheckAttempt } from './request-recheck.ts'
import { secretWords } from './second-secret.ts'

interface RecheckProps {
  result: MarkSheetFragment
  /** What the exam's staff allow. */
  rules: ExamChoiceFragment['recheck'] | undefined
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

/** What became of a request for a re-check, and the form that asks for one. */
export function Recheck({ result, rules, attempt, phone, ...form }: RecheckProps) {
  const { recheck } = result
  const isSent = attempt?.isSent ?? false
  const mayAsk = rules != null && todayInNepal() <= rules.until && recheck?.state !== 'OPEN' && !isSent
  return (
    <>
      {isSent ? (
        <Callout tone="success" role="status" title="Your request is with the institute">
          The answer comes to {attempt?.contact} if that is an email address, and it will be here, with your
          result.
        </Callout>
      ) : (
        recheck && <RecheckState recheck={recheck} phone={phone} />
      )}
      {mayAsk && (
        <RecheckForm
          about={{ examId: result.exam.id, candidateId: result.candidateId }}
          rules={rules}
          attempt={attempt}
          {...form}
        />
      )}
    </>
  )
}

function RecheckState({
  recheck: { state, askedAt, resolvedAt, answer },
  phone,
}: {
  recheck: NonNullable<MarkSheetFragment['recheck']>
  phone: string | undefined
}) {
  if (state === 'OPEN' || !resolvedAt) {
    return (
      <Callout tone="info" title={`A re-check was asked for on ${sayDate(askedAt)}`}>
        The institute has not answered yet.
        {phone !== undefined && (
          <>
            {' '}
            Was it not you who asked? Call <a href={telephoneLink(phone)}>{phone}</a>.
          </>
        )}
      </Callout>
    )
  }
  const day = sayDate(resolvedAt)
  const title =
    state === 'CHANGED'
      ? `Checked again on ${day}: the result was corrected`
      : `Checked again on ${day}: the result is right as it was`
  return (
    <Callout tone="info" title={title}>
      {answer && <Lang>{answer}</Lang>}
    </Callout>
  )
}

interface RecheckFormProps extends Omit<RecheckProps, 'result' | 'rules' | 'phone'> {
  about: { examId: string; candidateId: string }
  rules: NonNullable<RecheckProps['rules']>
}

/** A plain form without JavaScript. Where the exam wants a second secret, it is wanted here again: the page keeps none. */
function RecheckForm({ about, rules, attempt, secondSecret, action, asking, onAsk }: RecheckFormProps) {
  return (
    <Card data-no-print>
      <Details open={attempt !== undefined || undefined}>
        <summary>Ask for a re-check</summary>
        <p>
          Until <ShownDate at={rules.until} />. {rules.fee && <Lang>{rules.fee}</Lang>}
        </p>
        <Form
          method="post"
          action={action}
          errors={attempt?.problems ?? []}
          errorTitle="The request was not sent"
          onSubmit={(values) => !asking && onAsk(values, action)}
        >
          <input type="hidden" name="exam" value={about.examId} />
          <input type="hidden" name="candidate" value={about.candidateId} />
          {secondSecret !== 'NONE' && (
            <Field
              id="recheck-secret"
              name="secret"
              label={secretWords[secondSecret].label}
              hint={secretWords[secondSecret].hint}
              required
            >
              <TextInput numeric autoComplete="off" autoCapitalize="off" spellCheck={false} />
            </Field>
          )}
          <Field
            name="contact"
            label="Your phone number or email address"
            hint="Only the institute sees it."
            required
          >
            <TextInput autoComplete="email" maxLength={254} defaultValue={attempt?.contact} />
          </Field>
          <Field
            name="words"
            label="What should be checked?"
            hint="For example: the answer to question 14."
            required
          >
            <TextArea rows={3} maxLength={1000} defaultValue={attempt?.words} />
          </Field>
          <FormActions>
            <Button type="submit" busy={asking} busyLabel="Sending…">
              Send the request
            </Button>
          </FormActions>
        </Form>
      </Details>
    </Card>
  )
}

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
