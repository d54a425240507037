import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import type { SecondSecret } from '#client/gql/graphql.ts'
import { t } from '#client/locales/t.ts'
import { resultPath } from '#client/paths.ts'
import { color, from, space, text } from '#client/theme/theme.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { codeAttributes } from '#client/ui/code-attributes.ts'
import { Field } from '#client/ui/field.tsx'
import { Stack } from '#client/ui/stack.ts'
import { Text } from '#client/ui/text.ts'
import { TextInput } from '#client/ui/text-input.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { useHydrated } from '#client/ui/use-hydrated.ts'
import { ExamPicker } from './exam-picker.tsx'
import { ListMissing } from './list-missing.tsx'
import type { ListedExam } from './listed-exams.ts'
import type { LookUpParams } from './look-up-params.ts'
import { SEARCHING } from './messages.ts'
import { type SecretProblem, secretWords } from './second-secret.ts'

interface LookUpFormProps {
  ref: RefObject<HTMLFormElement | null>
  /** Address of the page that answers. */
  page: string
  title: string
  /** Missing when they could not be loaded. */
  exams: readonly ListedExam[] | undefined
  /** Parameters of the address: initial values of the fields. */
  params: LookUpParams
  /** Id of the exam that is chosen now, empty for none. */
  chosen: string
  /** The second secret of the chosen exam. */
  secondSecret: SecondSecret
  /** Problem of the entered secret. */
  secretProblem: SecretProblem | null
  /** Another object for each result that came. */
  answered: object | null
  searching: boolean
  /** Every candidate ID of the exam consists of digits. */
  numericIds: boolean
  /** A notice above says what went wrong, and offers to try again. */
  problem: boolean
  onChoose: (examId: string) => void
  /** The form was sent, perhaps with an empty ID. The secret is empty where none is asked for. */
  onSearch: (candidateId: string, secret: string) => void
  /** It was sent without an exam. */
  onNoExam: () => void
}

/**
 * Exam and Candidate ID, and the second secret where the exam wants one. Without JavaScript it is a plain form: a GET, or
 * with a secret a POST. It loses nothing that was typed or chosen before the JavaScript came.
 */
export function LookUpForm({
  ref: form,
  page,
  title,
  exams,
  params,
  chosen,
  secondSecret,
  secretProblem,
  answered,
  searching,
  numericIds,
  problem,
  onChoose,
  onSearch,
  onNoExam,
}: LookUpFormProps) {
  const candidate = useCandidateBox(params.candidateId)
  const hydrated = useHydrated()
  const titleId = useId()
  // Values entered since the form was sent may be looked up instead.
  const [edited, setEdited] = useState(false)
  const busy = searching && !edited

  const chooseEarly = useEffectEvent(() => {
    const early = form.current && valuesOf(form.current).examId
    if (early && early !== chosen) onChoose(early)
  })
  useEffect(() => chooseEarly(), [])

  const missing = params.searched && params.candidateId === '' ? t('Candidate ID is required') : undefined
  return (
    <Card as="section" aria-labelledby={titleId} data-no-print>
      <Stack
        as="form"
        $gap={5}
        ref={form}
        method={secondSecret === 'NONE' ? 'get' : 'post'}
        action={secondSecret === 'NONE' ? page : resultPath(chosen, '', page)}
        noValidate
        onInput={() => setEdited(true)}
        onSubmit={(event) => {
          event.preventDefault()
          if (busy) return
          setEdited(false)
          if (chosen === '') return onNoExam()
          const { candidateId, secret } = valuesOf(event.currentTarget)
          if (candidateId === '') candidate.box.current?.focus()
          candidate.expect(candidateId)
          onSearch(candidateId, secret)
        }}
      >
        <Title id={titleId}>{title}</Title>
        {exams === undefined ? (
          <ListMissing retry={!problem}>
            {chosen !== '' && <input type="hidden" name="exam" value={chosen} />}
            {t('The list of exams could not be loaded.')}
          </ListMissing>
        ) : (
          <ExamPicker
            exams={exams}
            chosen={chosen}
            onChoose={(examId) => {
              if (candidate.box.current) candidate.box.current.value = ''
              candidate.expect('')
              onChoose(examId)
            }}
          />
        )}
        {params.wantsNewest && chosen !== '' && (
          <Text $tone="muted" $size="small">
            {t('The newest exam is chosen.')}{' '}
            <TextLink to={`${page}?exam=`} preventScrollReset>
              {t('Choose none')}
            </TextLink>
          </Text>
        )}
        <Ask $parts={secondSecret === 'NONE' ? 1 : 2}>
          <Field
            name="candidate"
            label={t('Candidate ID')}
            hint={t('As on your admit card, with every zero')}
            error={missing}
            required
          >
            <TextInput
              ref={candidate.box}
              numeric
              inputMode={numericIds ? 'numeric' : undefined}
              defaultValue={params.candidateId}
              {...codeAttributes}
              enterKeyHint="search"
            />
          </Field>
          {secondSecret !== 'NONE' && (
            <SecretField
              key={`${chosen} ${secondSecret}`}
              kind={secondSecret}
              problem={secretProblem}
              answered={answered}
            />
          )}
          <Button
            type="submit"
            icon={<Search />}
            busy={busy}
            busyLabel={SEARCHING}
            aria-disabled={(hydrated && chosen === '') || busy || undefined}
          >
            {t('Search Results')}
          </Button>
        </Ask>
      </Stack>
    </Card>
  )
}

function valuesOf(form: HTMLFormElement) {
  const values = new FormData(form)
  const text = (name: string) => String(values.get(name) ?? '').trim()
  return { examId: text('exam'), candidateId: text('candidate'), secret: text('secret') }
}

const Title = styled.h2`
  font-size: ${text('title')};
  color: ${color('text')};
`

/** The button beside the box it belongs to, where there is room. */
const Ask = styled.div<{ $parts: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: end;

  ${from('medium')} {
    grid-template-columns: repeat(${({ $parts }) => $parts}, minmax(0, 1fr)) auto;
  }
`

interface SecretFieldProps {
  kind: Exclude<SecondSecret, 'NONE'>
  /** Problem of the sent value. */
  problem: SecretProblem | null
  /** Another object for each result that came. */
  answered: object | null
}

/** The PIN or date of birth. It goes once the result is there: the next person at this screen must not have it. */
function SecretField({ kind, problem, answered }: SecretFieldProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (answered && box.current) box.current.value = ''
  }, [answered])
  const { label, hint } = secretWords[kind]
  const error = problem === null ? undefined : secretWords[kind][problem]
  return (
    <Field name="secret" label={label} hint={hint} error={error} required>
      <TextInput ref={box} numeric {...codeAttributes} enterKeyHint="search" />
    </Field>
  )
}

/**
 * The box of the Candidate ID. It is the visitor's: typed text stays, before hydration and while
 * answers are on their way. Only Back, Forward and links write the candidate of their address into it.
 *
 * @param candidateId in the present address.
 */
export function useCandidateBox(candidateId: string) {
  const box = useRef<HTMLInputElement>(null)
  /** Of the addresses that the visitor is sent to by the form. More than one may be under way. */
  const expected = useRef([candidateId])
  useEffect(() => {
    const at = expected.current.indexOf(candidateId)
    expected.current = at < 0 ? [] : expected.current.slice(at + 1)
    if (at < 0 && box.current) box.current.value = candidateId
  }, [candidateId])
  return {
    box,
    /** Announces the candidate of the form's next address, which is not to be written into the box. */
    expect(next: string) {
      expected.current.push(next)
    },
  }
}
