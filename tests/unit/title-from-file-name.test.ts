import { expect, test } from 'vitest'
import { titleFromFileName } from '#server/domains/results/exams/find-exams.ts'

test.each([
  ['CEE Model 7 - results.csv', 'CEE Model 7'],
  ['MD - results.csv', 'MD'],
  ['2081 - results.csv', '2081'],
  ['Final - results - 2.csv', 'Final'],
  ['IOE 2083.csv', 'IOE 2083'],
  ['नमूना परीक्षा ४.csv', 'नमूना परीक्षा ४'],
  ['14-subjects.csv', '14-subjects'],
  ['Final Exam.csv', 'Final Exam'],
])('the file %s names its exam', (fileName, title) => {
  expect(titleFromFileName(fileName, 'CEE-MODEL-07')).toBe(title)
})

test.each([
  'r.csv',
  'Book1.csv',
  'results (2).csv',
  'Sheet 1.csv',
  '2083-08-01.csv',
  ' - results.csv',
  'नतिजा.csv',
])('the file %s says nothing: the exam’s ID is its title', (fileName) => {
  expect(titleFromFileName(fileName, 'CEE-MODEL-07')).toBe('CEE-MODEL-07')
})
