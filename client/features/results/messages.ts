import { t } from '#client/locales/t.ts'

/** Keys of the look-up's toasts: an outcome replaces earlier ones. */
export const ABOUT = 'look-up'

/** The specification's messages of the look-up, word for word. */
export const ERROR = t('Error')
export const SEARCHING = t('Searching...')
export const SELECT_EXAM = t('Please select an exam first')
export const NO_RESULTS = t('No Results Found')
export const CHECK_CANDIDATE = t('Please check your Candidate ID and try again')

/** While the browser computes, or somebody without JavaScript waits. */
export const CHECKING = t('Checking that you are not a program')
