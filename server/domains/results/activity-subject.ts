/** A result file in the activity log: its name and its exam, which stay readable when the file is gone. */
export function activitySubject(file: {
  fileName: string
  examTitle: string | null
  examId: string
}): string {
  return `${file.fileName}: ${file.examTitle ?? file.examId}`
}
