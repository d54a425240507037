// One document, one session: the operation that needs a session (session-keeper.ts) and the dialog that asks for the
// password (features/account/sign-in-again.tsx) meet here.

interface Question {
  promise: Promise<boolean>
  answer: (signedIn: boolean) => void
}

let question: Question | undefined
let pagesThatCanAsk = 0
const listeners = new Set<() => void>()

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** Whether the page has a place where the person can be asked to sign in again. */
export const canAskToSignIn = () => pagesThatCanAsk > 0

/** Asks the person to sign in again, where they are. False: not now. */
export function askToSignIn(): Promise<boolean> {
  if (!question) {
    let answer: Question['answer'] = () => {}
    const promise = new Promise<boolean>((resolve) => {
      answer = resolve
    })
    question = { promise, answer }
    tellListeners()
  }
  return question.promise
}

/** Answers the question, if there is one: the person signed in again, here or in another tab, or does not want to now. */
export function answerSignIn(signedIn: boolean): void {
  question?.answer(signedIn)
  question = undefined
  tellListeners()
}

/** Registers the dialog. @returns a function that unregisters it. */
export function offerToAsk(): () => void {
  pagesThatCanAsk += 1
  return () => {
    pagesThatCanAsk -= 1
    if (pagesThatCanAsk === 0) answerSignIn(false)
  }
}

/** For the dialog: is anything asked? */
export const isAskingToSignIn = () => question !== undefined

export function listenToPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
