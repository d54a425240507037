/** Attributes of a field for an ID, a PIN or a code: browsers neither remember nor correct the text. */
export const codeAttributes = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
