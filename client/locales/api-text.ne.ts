import { adminWords } from './ne/admin-words.ts'
import { importWords } from './ne/import-words.ts'
import { peopleWords } from './ne/people-words.ts'
import { serverWords } from './ne/server-words.ts'
import { addApiWords, dateWords, wordsOfApi } from './ne/words-of-api.ts'

addApiWords(importWords)
addApiWords(adminWords)
addApiWords(peopleWords)
addApiWords(serverWords)

export const apiText = (text: string): string => wordsOfApi(text) ?? dateWords(text)
